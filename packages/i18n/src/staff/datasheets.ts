import { texts } from '../texts.ts';

/** The datasheets of an article. */
export const datasheets = texts({
  title: { en: 'Datasheets', bs: 'Dokumenti artikla', hr: 'Dokumenti artikla', srLatn: 'Dokumenti artikla' },
  add: { en: 'Add a datasheet', bs: 'Dodaj dokument', hr: 'Dodaj dokument', srLatn: 'Dodaj dokument' },
  empty: {
    en: 'This product has no datasheets.',
    bs: 'Artikal nema dokumenata.',
    hr: 'Artikl nema dokumenata.',
    srLatn: 'Artikal nema dokumenata.',
  },
  kind: { en: 'Kind', bs: 'Vrsta', hr: 'Vrsta', srLatn: 'Vrsta' },
  version: { en: 'Version', bs: 'Verzija', hr: 'Verzija', srLatn: 'Verzija' },
  issuedOn: { en: 'Issued on', bs: 'Izdano', hr: 'Izdano', srLatn: 'Izdato' },
  file: { en: 'File (PDF)', bs: 'Datoteka (PDF)', hr: 'Datoteka (PDF)', srLatn: 'Datoteka (PDF)' },
  dropFile: {
    en: 'Drop a PDF here, or choose it',
    bs: 'Spustite PDF ovdje ili ga odaberite',
    hr: 'Spustite PDF ovdje ili ga odaberite',
    srLatn: 'Spustite PDF ovdje ili ga izaberite',
  },
  fileHint: {
    en: 'PDF, up to {size} MB',
    bs: 'PDF, do {size} MB',
    hr: 'PDF, do {size} MB',
    srLatn: 'PDF, do {size} MB',
  },
  fileMissing: {
    en: 'Choose a PDF file.',
    bs: 'Odaberite PDF datoteku.',
    hr: 'Odaberite PDF datoteku.',
    srLatn: 'Izaberite PDF datoteku.',
  },
  replaces: {
    en: 'It takes the place of the one of its kind and language, also at the products that share that one. Who has bought them is told of a new safety data sheet.',
    bs: 'Zamjenjuje postojeći iste vrste i jezika, i kod artikala koji ga dijele. O novom sigurnosnom listu javljamo onima koji su artikle kupovali.',
    hr: 'Zamjenjuje postojeći iste vrste i jezika, i kod artikala koji ga dijele. O novom sigurnosnom listu javljamo onima koji su artikle kupovali.',
    srLatn:
      'Zamjenjuje postojeći iste vrste i jezika, i kod artikala koji ga dijele. O novom bezbjednosnom listu javljamo onima koji su artikle kupovali.',
  },
  sharedWith: {
    en: 'also at {count} others',
    bs: 'i kod još {count}',
    hr: 'i kod još {count}',
    srLatn: 'i kod još {count}',
  },
  remove: {
    en: 'Delete the datasheet: {name}',
    bs: 'Obriši dokument: {name}',
    hr: 'Izbriši dokument: {name}',
    srLatn: 'Obriši dokument: {name}',
  },
  removeSure: {
    en: 'Take “{name}” from this product? Other products keep it.',
    bs: 'Ukloniti „{name}” s ovog artikla? Drugi artikli ga zadržavaju.',
    hr: 'Ukloniti „{name}” s ovog artikla? Drugi ga artikli zadržavaju.',
    srLatn: 'Ukloniti „{name}” sa ovog artikla? Drugi artikli ga zadržavaju.',
  },
});

/** Kinds of datasheets. */
export const datasheetKind = texts({
  safety: {
    en: 'Safety data sheet',
    bs: 'Sigurnosni list',
    hr: 'Sigurnosni list',
    srLatn: 'Bezbjednosni list',
  },
  technical: { en: 'Technical data sheet', bs: 'Tehnički list', hr: 'Tehnički list', srLatn: 'Tehnički list' },
  certificate: {
    en: 'Declaration',
    bs: 'Izjava o usklađenosti',
    hr: 'Izjava o sukladnosti',
    srLatn: 'Izjava o usaglašenosti',
  },
  manual: { en: 'Instructions', bs: 'Uputstvo', hr: 'Upute', srLatn: 'Uputstvo' },
  eco_label: { en: 'Eco label', bs: 'Ekološki znak', hr: 'Ekološki znak', srLatn: 'Ekološki znak' },
});
