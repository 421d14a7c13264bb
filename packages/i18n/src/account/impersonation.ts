import { texts } from '../texts.ts';

/** A sales representative who buys for a company. */
export const impersonation = texts({
  buyingFor: { en: 'Buying for:', bs: 'Kupuje za:', hr: 'Kupuje za:', srLatn: 'Kupuje za:' },
  opened: {
    en: 'Opened from the back office',
    bs: 'Otvoreno iz administracije',
    hr: 'Otvoreno iz administracije',
    srLatn: 'Otvoreno iz administracije',
  },
  viewingAs: {
    en: 'You see the shop as:',
    bs: 'Prodavnicu vidite kao:',
    hr: 'Trgovinu vidite kao:',
    srLatn: 'Prodavnicu vidite kao:',
  },
  viewOnly: {
    en: 'nothing can be changed',
    bs: 'ništa se ne može mijenjati',
    hr: 'ništa se ne može mijenjati',
    srLatn: 'ništa se ne može mijenjati',
  },
  nobody: {
    en: 'Choose the customer that you are working for.',
    bs: 'Odaberite kupca za kojeg radite.',
    hr: 'Odaberite kupca za kojeg radite.',
    srLatn: 'Izaberite kupca za kog radite.',
  },
  choose: { en: 'Choose customer', bs: 'Odaberi kupca', hr: 'Odaberi kupca', srLatn: 'Izaberi kupca' },
  change: { en: 'Change', bs: 'Promijeni', hr: 'Promijeni', srLatn: 'Promijeni' },
  end: { en: 'Finish', bs: 'Završi', hr: 'Završi', srLatn: 'Završi' },
  endFor: {
    en: 'Stop working for {company}',
    bs: 'Završi rad za kupca: {company}',
    hr: 'Završi rad za kupca: {company}',
    srLatn: 'Završi rad za kupca: {company}',
  },
  title: {
    en: 'Who are you working for?',
    bs: 'Za koga radite?',
    hr: 'Za koga radite?',
    srLatn: 'Za koga radite?',
  },
  search: {
    en: 'Name, code or town',
    bs: 'Naziv, šifra ili grad',
    hr: 'Naziv, šifra ili grad',
    srLatn: 'Naziv, šifra ili grad',
  },
  noneFit: {
    en: 'No customer of yours fits that.',
    bs: 'Nijedan vaš kupac ne odgovara.',
    hr: 'Nijedan vaš kupac ne odgovara.',
    srLatn: 'Nijedan vaš kupac ne odgovara.',
  },
  none: {
    en: 'No customer is assigned to you yet.',
    bs: 'Još vam nije dodijeljen nijedan kupac.',
    hr: 'Još vam nije dodijeljen nijedan kupac.',
    srLatn: 'Još vam nije dodijeljen nijedan kupac.',
  },
  lastOrder: {
    en: 'last order {date}',
    bs: 'zadnja narudžba {date}',
    hr: 'zadnja narudžba {date}',
    srLatn: 'posljednja porudžbina {date}',
  },
  inCart: {
    en: '{count} line in the cart ¦ {count} lines in the cart',
    bs: '{count} stavka u korpi ¦ {count} stavke u korpi ¦ {count} stavki u korpi',
    hr: '{count} stavka u košarici ¦ {count} stavke u košarici ¦ {count} stavki u košarici',
    srLatn: '{count} stavka u korpi ¦ {count} stavke u korpi ¦ {count} stavki u korpi',
  },
  chosen: { en: 'Chosen', bs: 'Odabran', hr: 'Odabran', srLatn: 'Izabran' },
  failed: {
    en: 'Your customers could not be loaded.',
    bs: 'Vaši kupci se nisu mogli učitati.',
    hr: 'Vaši kupci se nisu mogli učitati.',
    srLatn: 'Vaši kupci se nisu mogli učitati.',
  },
});
