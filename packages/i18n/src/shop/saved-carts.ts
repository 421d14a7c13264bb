import { texts } from '../texts.ts';

/** Saved carts (documents). */
export const savedCarts = texts({
  title: { en: 'Saved carts', bs: 'Sačuvane korpe', hr: 'Spremljene košarice', srLatn: 'Sačuvane korpe' },
  save: { en: 'Save cart', bs: 'Sačuvaj korpu', hr: 'Spremi košaricu', srLatn: 'Sačuvaj korpu' },
  name: { en: 'Cart name', bs: 'Naziv korpe', hr: 'Naziv košarice', srLatn: 'Naziv korpe' },
  load: { en: 'Load', bs: 'Učitaj', hr: 'Učitaj', srLatn: 'Učitaj' },
  replaceQuestion: {
    en: 'The saved cart will replace your current cart. Continue?',
    bs: 'Sačuvana korpa zamijenit će trenutnu. Nastaviti?',
    hr: 'Spremljena košarica zamijenit će trenutačnu. Nastaviti?',
    srLatn: 'Sačuvana korpa zamijeniće trenutnu. Nastaviti?',
  },
  replace: { en: 'Replace the cart', bs: 'Zamijeni korpu', hr: 'Zamijeni košaricu', srLatn: 'Zamijeni korpu' },
  addTo: { en: 'Add to the cart', bs: 'Dodaj u korpu', hr: 'Dodaj u košaricu', srLatn: 'Dodaj u korpu' },
  notOrderable: {
    en: 'These lines can no longer be ordered:',
    bs: 'Ove stavke više nije moguće naručiti:',
    hr: 'Ove stavke više nije moguće naručiti:',
    srLatn: 'Ove stavke više nije moguće poručiti:',
  },
  empty: {
    en: 'No saved carts',
    bs: 'Nema sačuvanih korpi',
    hr: 'Nema spremljenih košarica',
    srLatn: 'Nema sačuvanih korpi',
  },
  emptyHint: {
    en: 'Save a cart that you repeat and load it with one click.',
    bs: 'Sačuvajte korpu koju ponavljate i učitajte je jednim klikom.',
    hr: 'Spremite košaricu koju ponavljate i učitajte je jednim klikom.',
    srLatn: 'Sačuvajte korpu koju ponavljate i učitajte je jednim klikom.',
  },
  deleteQuestion: {
    en: 'Do you want to delete the saved cart “{title}”?',
    bs: 'Želite li obrisati sačuvanu korpu „{title}”?',
    hr: 'Želite li izbrisati spremljenu košaricu „{title}”?',
    srLatn: 'Da li želite da obrišete sačuvanu korpu „{title}”?',
  },
  shared: {
    en: 'shared with the company',
    bs: 'dijeli se s firmom',
    hr: 'dijeli se s tvrtkom',
    srLatn: 'dijeli se sa firmom',
  },
  atTodaysPrices: {
    en: 'at today’s prices',
    bs: 'po cijenama danas',
    hr: 'po cijenama danas',
    srLatn: 'po cijenama danas',
  },
  myDocuments: { en: 'My documents', bs: 'Moji dokumenti', hr: 'Moji dokumenti', srLatn: 'Moji dokumenti' },
  documentsEmpty: {
    en: 'The documents folder is empty.',
    bs: 'Mapa s dokumentima je prazna.',
    hr: 'Mapa s dokumentima je prazna.',
    srLatn: 'Fascikla sa dokumentima je prazna.',
  },
});
