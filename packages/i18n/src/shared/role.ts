import { texts } from '../texts.ts';

/** Who a person is to the shop. */
export const role = texts({
  visitor: { en: 'Visitor', bs: 'Posjetilac', hr: 'Posjetitelj', srLatn: 'Posjetilac' },
  guest: { en: 'Guest', bs: 'Gost', hr: 'Gost', srLatn: 'Gost' },
  guest_buyer: { en: 'Guest', bs: 'Gost', hr: 'Gost', srLatn: 'Gost' },
  private: { en: 'Private customer', bs: 'Fizičko lice', hr: 'Fizička osoba', srLatn: 'Fizičko lice' },
  buyer: { en: 'Buyer', bs: 'Kupac', hr: 'Kupac', srLatn: 'Kupac' },
  company_admin: {
    en: 'Company admin',
    bs: 'Administrator firme',
    hr: 'Administrator tvrtke',
    srLatn: 'Administrator firme',
  },
  sales_representative: {
    en: 'Sales representative',
    bs: 'Komercijalist',
    hr: 'Komercijalist',
    srLatn: 'Komercijalista',
  },
  acting_representative: {
    en: 'Sales representative',
    bs: 'Komercijalist',
    hr: 'Komercijalist',
    srLatn: 'Komercijalista',
  },
  staff: { en: 'Staff', bs: 'Osoblje', hr: 'Osoblje', srLatn: 'Osoblje' },
  warehouse: { en: 'Warehouse', bs: 'Skladište', hr: 'Skladište', srLatn: 'Magacin' },
  content: { en: 'Content', bs: 'Sadržaj', hr: 'Sadržaj', srLatn: 'Sadržaj' },
  accounting: { en: 'Accounting', bs: 'Računovodstvo', hr: 'Računovodstvo', srLatn: 'Računovodstvo' },
  own_role: { en: 'Own role', bs: 'Vlastita uloga', hr: 'Vlastita uloga', srLatn: 'Sopstvena uloga' },
  administrator: { en: 'Administrator', bs: 'Administrator', hr: 'Administrator', srLatn: 'Administrator' },
  actingFor: {
    en: 'Acting for {company}',
    bs: 'Radite za kupca: {company}',
    hr: 'Radite za kupca: {company}',
    srLatn: 'Radite za kupca: {company}',
  },
  yourRepresentative: {
    en: 'Your sales representative',
    bs: 'Vaš komercijalist',
    hr: 'Vaš komercijalist',
    srLatn: 'Vaš komercijalista',
  },
});
