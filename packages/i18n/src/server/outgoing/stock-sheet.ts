import { texts } from '../../texts.ts';

/** Headings of sheets with stock and part numbers. An import knows these columns by them, in every language. */
export const stockSheet = texts({
  file: { en: 'Stock', bs: 'Zalihe', hr: 'Zalihe', srLatn: 'Zalihe' },
  template: { en: 'Stock template', bs: 'Obrazac zaliha', hr: 'Obrazac zaliha', srLatn: 'Obrazac zaliha' },
  faulty: {
    en: 'Lines to correct',
    bs: 'Redovi za ispravku',
    hr: 'Redci za ispravak',
    srLatn: 'Redovi za ispravku',
  },
  code: { en: 'Code', bs: 'Šifra', hr: 'Šifra', srLatn: 'Šifra' },
  onHand: { en: 'On hand', bs: 'Na stanju', hr: 'Na zalihi', srLatn: 'Na stanju' },
  title: { en: 'Title', bs: 'Naziv', hr: 'Naziv', srLatn: 'Naziv' },
  reserved: { en: 'Reserved', bs: 'Rezervisano', hr: 'Rezervirano', srLatn: 'Rezervisano' },
  available: { en: 'Available', bs: 'Raspoloživo', hr: 'Raspoloživo', srLatn: 'Raspoloživo' },
  line: { en: 'Line', bs: 'Red', hr: 'Redak', srLatn: 'Red' },
  error: { en: 'Fault', bs: 'Greška', hr: 'Pogreška', srLatn: 'Greška' },
  partNumbers: { en: 'Part numbers', bs: 'Šifre kupca', hr: 'Šifre kupca', srLatn: 'Šifre kupca' },
  partNumber: { en: 'Part number', bs: 'Šifra kupca', hr: 'Šifra kupca', srLatn: 'Šifra kupca' },
  articleCode: { en: 'Product code', bs: 'Šifra artikla', hr: 'Šifra artikla', srLatn: 'Šifra artikla' },
});
