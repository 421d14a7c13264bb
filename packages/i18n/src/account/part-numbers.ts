import { texts } from '../texts.ts';

/** What the company calls the articles of the shop. */
export const partNumbers = texts({
  title: { en: 'Our part numbers', bs: 'Naše šifre', hr: 'Naše šifre', srLatn: 'Naše šifre' },
  note: {
    en: 'What your company calls our products. Quick order understands these numbers, typed or pasted.',
    bs: 'Kako vaša firma zove naše artikle. Brza narudžba razumije ove šifre, upisane ili zalijepljene.',
    hr: 'Kako vaša tvrtka zove naše artikle. Brza narudžba razumije ove šifre, upisane ili zalijepljene.',
    srLatn: 'Kako vaša firma zove naše artikle. Brza porudžbina razume ove šifre, upisane ili nalepljene.',
  },
  adminsOnly: {
    en: 'The part numbers are kept by the admins of your company.',
    bs: 'Šifre vode administratori vaše firme.',
    hr: 'Šifre vode administratori vaše tvrtke.',
    srLatn: 'Šifre vode administratori vaše firme.',
  },
  search: {
    en: 'Part number, code or title…',
    bs: 'Naša šifra, šifra ili naziv…',
    hr: 'Naša šifra, šifra ili naziv…',
    srLatn: 'Naša šifra, šifra ili naziv…',
  },
  code: { en: 'Our part number', bs: 'Naša šifra', hr: 'Naša šifra', srLatn: 'Naša šifra' },
  codeHint: {
    en: 'Only letters and digits count, not dashes, spaces or letter case.',
    bs: 'Računaju se samo slova i cifre, bez crtica, razmaka i veličine slova.',
    hr: 'Računaju se samo slova i znamenke, bez crtica, razmaka i veličine slova.',
    srLatn: 'Računaju se samo slova i cifre, bez crtica, razmaka i veličine slova.',
  },
  article: { en: 'Product', bs: 'Artikal', hr: 'Artikl', srLatn: 'Artikal' },
  articleCode: { en: 'Product code', bs: 'Šifra artikla', hr: 'Šifra artikla', srLatn: 'Šifra artikla' },
  actions: { en: 'Actions', bs: 'Radnje', hr: 'Radnje', srLatn: 'Radnje' },
  add: { en: 'Add a part number', bs: 'Dodaj šifru', hr: 'Dodaj šifru', srLatn: 'Dodaj šifru' },
  edit: { en: 'Edit the part number', bs: 'Izmijeni šifru', hr: 'Izmijeni šifru', srLatn: 'Izmijeni šifru' },
  editThis: { en: 'Edit: {code}', bs: 'Izmijeni: {code}', hr: 'Izmijeni: {code}', srLatn: 'Izmijeni: {code}' },
  remove: { en: 'Delete the part number', bs: 'Obriši šifru', hr: 'Izbriši šifru', srLatn: 'Obriši šifru' },
  removeThis: { en: 'Delete: {code}', bs: 'Obriši: {code}', hr: 'Izbriši: {code}', srLatn: 'Obriši: {code}' },
  removeSure: {
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
  nothingFits: { en: 'Nothing fits', bs: 'Ništa ne odgovara', hr: 'Ništa ne odgovara', srLatn: 'Ništa ne odgovara' },
  importFile: { en: 'Import a file', bs: 'Uvezi datoteku', hr: 'Uvezi datoteku', srLatn: 'Uvezi datoteku' },
  dropHere: {
    en: 'Drop a file here, or choose one',
    bs: 'Spustite datoteku ovdje ili je odaberite',
    hr: 'Spustite datoteku ovdje ili je odaberite',
    srLatn: 'Spustite datoteku ovdje ili je izaberite',
  },
  comparing: { en: 'Checking…', bs: 'Provjeravam…', hr: 'Provjeravam…', srLatn: 'Provjeravam…' },
  fileHint: {
    en: 'CSV or XLSX with two columns: your part number and our product code. At most 2 MB and 10,000 lines.',
    bs: 'CSV ili XLSX s dvije kolone: vaša šifra i naša šifra artikla. Najviše 2 MB i 10.000 redova.',
    hr: 'CSV ili XLSX s dva stupca: vaša šifra i naša šifra artikla. Najviše 2 MB i 10.000 redaka.',
    srLatn: 'CSV ili XLSX sa dvije kolone: vaša šifra i naša šifra artikla. Najviše 2 MB i 10.000 redova.',
    srCyrl: 'CSV или XLSX са две колоне: ваша шифра и наша шифра артикла. Највише 2 MB и 10.000 редова.',
  },
  dryRun: {
    en: 'Nothing is changed yet.',
    bs: 'Još ništa nije promijenjeno.',
    hr: 'Još ništa nije promijenjeno.',
    srLatn: 'Još ništa nije promijenjeno.',
  },
  new: { en: 'New', bs: 'Nove', hr: 'Nove', srLatn: 'Nove' },
  changed: { en: 'Changes', bs: 'Izmjene', hr: 'Izmjene', srLatn: 'Izmjene' },
  same: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promjene' },
  faults: { en: 'Faults', bs: 'Greške', hr: 'Pogreške', srLatn: 'Greške' },
  lines: { en: 'Lines of the file', bs: 'Redovi datoteke', hr: 'Redci datoteke', srLatn: 'Redovi datoteke' },
  line: { en: 'Line', bs: 'Red', hr: 'Redak', srLatn: 'Red' },
  outcome: { en: 'Outcome', bs: 'Ishod', hr: 'Ishod', srLatn: 'Ishod' },
  apply: { en: 'Import', bs: 'Uvezi', hr: 'Uvezi', srLatn: 'Uvezi' },
  imported: {
    en: '{count} part number is imported. ¦ {count} part numbers are imported.',
    bs: 'Uvezena je {count} šifra. ¦ Uvezene su {count} šifre. ¦ Uvezeno je {count} šifri.',
    hr: 'Uvezena je {count} šifra. ¦ Uvezene su {count} šifre. ¦ Uvezeno je {count} šifri.',
    srLatn: 'Uvezena je {count} šifra. ¦ Uvezene su {count} šifre. ¦ Uvezeno je {count} šifri.',
  },
});

/** What becomes of a line of a file. */
export const partNumberOutcome = texts({
  add: { en: 'New', bs: 'Nova', hr: 'Nova', srLatn: 'Nova' },
  change: { en: 'Change', bs: 'Izmjena', hr: 'Izmjena', srLatn: 'Izmjena' },
  same: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promjene' },
  unknown: { en: 'Unknown product', bs: 'Nepoznat artikal', hr: 'Nepoznat artikl', srLatn: 'Nepoznat artikal' },
  duplicate: { en: 'Twice in the file', bs: 'Dvaput u datoteci', hr: 'Dvaput u datoteci', srLatn: 'Dvaput u datoteci' },
  incomplete: { en: 'Incomplete', bs: 'Nepotpuno', hr: 'Nepotpuno', srLatn: 'Nepotpuno' },
  too_long: { en: 'Too long', bs: 'Predugačko', hr: 'Predugačko', srLatn: 'Predugačko' },
});
