import { texts } from '../texts.ts';

/** Articles go on: fields, notes and questions of the form. */
export const articleMore = texts({
  addCategory: {
    en: 'Add a category',
    bs: 'Dodaj kategoriju',
    hr: 'Dodaj kategoriju',
    srLatn: 'Dodaj kategoriju',
  },
  quantities: {
    en: 'Quantities',
    bs: 'Količine',
    hr: 'Količine',
    srLatn: 'Količine',
  },
  netWeight: {
    en: 'Net weight',
    bs: 'Neto težina',
    hr: 'Neto težina',
    srLatn: 'Neto težina',
  },
  video: {
    en: 'Video address',
    bs: 'Adresa videa',
    hr: 'Adresa videa',
    srLatn: 'Adresa videa',
  },
  videoHint: {
    en: 'The whole address, as the browser shows it',
    bs: 'Cijela adresa, kako je prikazuje preglednik',
    hr: 'Cijela adresa, kako je prikazuje preglednik',
    srLatn: 'Cijela adresa, kako je prikazuje pregledač',
  },
  fallsBack: {
    en: 'shows Bosnian',
    bs: 'prikazuje bosanski',
    hr: 'prikazuje bosanski',
    srLatn: 'prikazuje bosanski',
  },
  preview: {
    en: 'Preview',
    bs: 'Pregled',
    hr: 'Pregled',
    srLatn: 'Pregled',
  },
  languages: {
    en: 'Languages',
    bs: 'Jezici',
    hr: 'Jezici',
    srLatn: 'Jezici',
  },
  uploading: {
    en: 'Uploading…',
    bs: 'Šaljem sliku…',
    hr: 'Šaljem sliku…',
    srLatn: 'Šaljem sliku…',
  },
  pictureOf: {
    en: 'Picture {number}',
    bs: 'Slika {number}',
    hr: 'Slika {number}',
    srLatn: 'Slika {number}',
  },
  moveLeft: {
    en: 'Move left',
    bs: 'Pomjeri lijevo',
    hr: 'Pomakni lijevo',
    srLatn: 'Pomjeri lijevo',
  },
  moveRight: {
    en: 'Move right',
    bs: 'Pomjeri desno',
    hr: 'Pomakni desno',
    srLatn: 'Pomjeri desno',
  },
  picturesAfterSave: {
    en: 'Pictures and stock are added once the product is saved.',
    bs: 'Slike i zaliha se dodaju kad se artikal sačuva.',
    hr: 'Slike i zaliha dodaju se kad se artikl spremi.',
    srLatn: 'Slike i zaliha se dodaju kad se artikal sačuva.',
  },
  withVatNote: {
    en: 'with VAT',
    bs: 's PDV-om',
    hr: 's PDV-om',
    srLatn: 'sa PDV-om',
  },
  marginBelowZero: {
    en: 'below the purchase price',
    bs: 'ispod nabavne cijene',
    hr: 'ispod nabavne cijene',
    srLatn: 'ispod nabavne cijene',
  },
  notComplete: {
    en: 'Correct the marked fields, then save.',
    bs: 'Ispravite označena polja, pa sačuvajte.',
    hr: 'Ispravite označena polja, pa spremite.',
    srLatn: 'Ispravite označena polja, pa sačuvajte.',
  },
  chooseOne: {
    en: 'Choose…',
    bs: 'Odaberite…',
    hr: 'Odaberite…',
    srLatn: 'Izaberite…',
  },
  km: {
    en: 'KM',
    bs: 'KM',
    hr: 'KM',
    srLatn: 'KM',
    srCyrl: 'КМ',
  },
  gram: {
    en: 'g',
    bs: 'g',
    hr: 'g',
    srLatn: 'g',
    srCyrl: 'g',
  },
  lowLevel: {
    en: 'Minimum',
    bs: 'Minimum',
    hr: 'Minimum',
    srLatn: 'Minimum',
  },
});
