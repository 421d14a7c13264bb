import { texts } from '../texts.ts';

/** What companies call the articles of the shop. */
export const partNumbers = texts({
  company: { en: 'Company', bs: 'Firma', hr: 'Tvrtka', srLatn: 'Firma' },
  count: { en: 'Part numbers', bs: 'Šifri', hr: 'Šifri', srLatn: 'Šifri' },
  searchCompany: { en: 'Company or JIB…', bs: 'Firma ili JIB…', hr: 'Tvrtka ili JIB…', srLatn: 'Firma ili JIB…' },
  search: {
    en: 'Part number, code or title…',
    bs: 'Šifra kupca, šifra ili naziv…',
    hr: 'Šifra kupca, šifra ili naziv…',
    srLatn: 'Šifra kupca, šifra ili naziv…',
  },
  code: { en: 'Part number', bs: 'Šifra kupca', hr: 'Šifra kupca', srLatn: 'Šifra kupca' },
  codeHint: {
    en: 'Only letters and digits count, not dashes, spaces or letter case.',
    bs: 'Računaju se samo slova i cifre, bez crtica, razmaka i veličine slova.',
    hr: 'Računaju se samo slova i znamenke, bez crtica, razmaka i veličine slova.',
    srLatn: 'Računaju se samo slova i cifre, bez crtica, razmaka i veličine slova.',
  },
  articleCode: { en: 'Product code', bs: 'Šifra artikla', hr: 'Šifra artikla', srLatn: 'Šifra artikla' },
  actions: { en: 'Actions', bs: 'Radnje', hr: 'Radnje', srLatn: 'Radnje' },
  add: { en: 'Add a part number', bs: 'Dodaj šifru', hr: 'Dodaj šifru', srLatn: 'Dodaj šifru' },
  edit: { en: 'Edit the part number', bs: 'Izmijeni šifru', hr: 'Izmijeni šifru', srLatn: 'Izmijeni šifru' },
  delete: { en: 'Delete the part number', bs: 'Obriši šifru', hr: 'Izbriši šifru', srLatn: 'Obriši šifru' },
  deleteSure: {
    en: '{code} will name {article} no more.',
    bs: '{code} više neće značiti {article}.',
    hr: '{code} više neće značiti {article}.',
    srLatn: '{code} više neće značiti {article}.',
  },
  none: { en: 'No part numbers yet', bs: 'Još nema šifri', hr: 'Još nema šifri', srLatn: 'Još nema šifri' },
  noneHint: {
    en: 'Add them one by one, or import a file.',
    bs: 'Dodajte ih jednu po jednu ili uvezite datoteku.',
    hr: 'Dodajte ih jednu po jednu ili uvezite datoteku.',
    srLatn: 'Dodajte ih jednu po jednu ili uvezite datoteku.',
  },
  importFile: { en: 'Import a file', bs: 'Uvezi datoteku', hr: 'Uvezi datoteku', srLatn: 'Uvezi datoteku' },
  fileHint: {
    en: 'CSV or XLSX with two columns: part number and product code. At most 2 MB and 10,000 lines.',
    bs: 'CSV ili XLSX s dvije kolone: šifra kupca i šifra artikla. Najviše 2 MB i 10.000 redova.',
    hr: 'CSV ili XLSX s dva stupca: šifra kupca i šifra artikla. Najviše 2 MB i 10.000 redaka.',
    srLatn: 'CSV ili XLSX sa dvije kolone: šifra kupca i šifra artikla. Najviše 2 MB i 10.000 redova.',
    srCyrl: 'CSV или XLSX са две колоне: шифра купца и шифра артикла. Највише 2 MB и 10.000 редова.',
  },
  added: { en: 'New', bs: 'Nove', hr: 'Nove', srLatn: 'Nove' },
});

/** What becomes of a line of a file. */
export const codeOutcome = texts({
  add: { en: 'New', bs: 'Nova', hr: 'Nova', srLatn: 'Nova' },
  change: { en: 'Change', bs: 'Izmjena', hr: 'Izmjena', srLatn: 'Izmjena' },
  same: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promjene' },
  unknown: { en: 'Unknown product', bs: 'Nepoznat artikal', hr: 'Nepoznat artikl', srLatn: 'Nepoznat artikal' },
  duplicate: { en: 'Twice in the file', bs: 'Dvaput u datoteci', hr: 'Dvaput u datoteci', srLatn: 'Dvaput u datoteci' },
  incomplete: { en: 'Incomplete', bs: 'Nepotpuno', hr: 'Nepotpuno', srLatn: 'Nepotpuno' },
  too_long: { en: 'Too long', bs: 'Predugačko', hr: 'Predugačko', srLatn: 'Predugačko' },
});
