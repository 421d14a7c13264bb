import { texts } from '../texts.ts';

/** Part numbers of a company, as its admins and staff keep them. */
export const partNumberWords = texts({
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
  remove: { en: 'Delete the part number', bs: 'Obriši šifru', hr: 'Izbriši šifru', srLatn: 'Obriši šifru' },
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
  importFile: { en: 'Import a file', bs: 'Uvezi datoteku', hr: 'Uvezi datoteku', srLatn: 'Uvezi datoteku' },
  dropHere: {
    en: 'Drop a file here, or choose one',
    bs: 'Spustite datoteku ovdje ili je odaberite',
    hr: 'Spustite datoteku ovdje ili je odaberite',
    srLatn: 'Spustite datoteku ovdje ili je izaberite',
  },
  comparing: { en: 'Checking…', bs: 'Provjeravam…', hr: 'Provjeravam…', srLatn: 'Provjeravam…' },
  dryRun: {
    en: 'Nothing is changed yet.',
    bs: 'Još ništa nije promijenjeno.',
    hr: 'Još ništa nije promijenjeno.',
    srLatn: 'Još ništa nije promijenjeno.',
  },
  new: { en: 'New', bs: 'Nove', hr: 'Nove', srLatn: 'Nove' },
  changed: { en: 'Changes', bs: 'Izmjene', hr: 'Izmjene', srLatn: 'Izmjene' },
  same: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promjene' },
  errors: { en: 'Faults', bs: 'Greške', hr: 'Pogreške', srLatn: 'Greške' },
  lines: { en: 'Lines of the file', bs: 'Redovi datoteke', hr: 'Redci datoteke', srLatn: 'Redovi datoteke' },
  line: { en: 'Line', bs: 'Red', hr: 'Redak', srLatn: 'Red' },
  outcome: { en: 'Outcome', bs: 'Ishod', hr: 'Ishod', srLatn: 'Ishod' },
  apply: {
    en: 'Import {count} line ¦ Import {count} lines',
    bs: 'Uvezi {count} red ¦ Uvezi {count} reda ¦ Uvezi {count} redova',
    hr: 'Uvezi {count} redak ¦ Uvezi {count} retka ¦ Uvezi {count} redaka',
    srLatn: 'Uvezi {count} red ¦ Uvezi {count} reda ¦ Uvezi {count} redova',
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
