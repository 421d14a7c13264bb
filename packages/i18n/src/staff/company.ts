import { texts } from '../texts.ts';

/** Companies, their users and limits. */
export const company = texts({
  requestChange: {
    en: 'Request a change of data',
    bs: 'Zatraži izmjenu podataka',
    hr: 'Zatraži izmjenu podataka',
    srLatn: 'Zatraži izmjenu podataka',
  },
  monthlyLimit: { en: 'Monthly limit', bs: 'Mjesečni limit', hr: 'Mjesečni limit', srLatn: 'Mjesečni limit' },
  orderLimit: {
    en: 'Limit per order',
    bs: 'Limit po narudžbi',
    hr: 'Limit po narudžbi',
    srLatn: 'Limit po porudžbini',
  },
  creditLimit: { en: 'Approved limit', bs: 'Odobreni limit', hr: 'Odobreni limit', srLatn: 'Odobreni limit' },
  paymentTerm: { en: 'Payment term', bs: 'Rok plaćanja', hr: 'Rok plaćanja', srLatn: 'Rok plaćanja' },
  representative: { en: 'Sales representative', bs: 'Komercijalist', hr: 'Komercijalist', srLatn: 'Komercijalista' },
  jib: { en: 'Company ID (JIB)', bs: 'JIB', hr: 'JIB', srLatn: 'JIB' },
  pdv: { en: 'VAT number', bs: 'PDV broj', hr: 'PDV broj', srLatn: 'PDV broj' },
  mayOrder: { en: 'May order', bs: 'Može naručivati', hr: 'Može naručivati', srLatn: 'Može poručivati' },
  seesPrices: { en: 'Sees prices', bs: 'Vidi cijene', hr: 'Vidi cijene', srLatn: 'Vidi cijene' },
  invite: { en: 'Invite a person', bs: 'Pozovi osobu', hr: 'Pozovi osobu', srLatn: 'Pozovi osobu' },
  block: { en: 'Block', bs: 'Blokiraj', hr: 'Blokiraj', srLatn: 'Blokiraj' },
  blocked: { en: 'Blocked', bs: 'Blokiran', hr: 'Blokiran', srLatn: 'Blokiran' },
  active: { en: 'Active', bs: 'Aktivan', hr: 'Aktivan', srLatn: 'Aktivan' },
  internalNote: { en: 'Internal note', bs: 'Interna napomena', hr: 'Interna napomena', srLatn: 'Interna napomena' },
  priceRules: { en: 'Price rules', bs: 'Uslovi cijena', hr: 'Uvjeti cijena', srLatn: 'Uslovi cijena' },
  lowestWins: {
    en: 'the lowest price wins',
    bs: 'najniža cijena pobjeđuje',
    hr: 'najniža cijena pobjeđuje',
    srLatn: 'najniža cijena pobjeđuje',
  },
});
