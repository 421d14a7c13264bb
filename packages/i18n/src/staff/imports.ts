import { texts } from '../texts.ts';

/** Files that are read in: the file, the check, the report. */
export const imports = texts({
  import: { en: 'Import stock', bs: 'Uvoz zalihe', hr: 'Uvoz zalihe', srLatn: 'Uvoz zalihe' },
  file: { en: 'File', bs: 'Datoteka', hr: 'Datoteka', srLatn: 'Datoteka' },
  check: { en: 'Check', bs: 'Provjera', hr: 'Provjera', srLatn: 'Provera' },
  report: { en: 'Report', bs: 'Izvještaj', hr: 'Izvješće', srLatn: 'Izveštaj' },
  dropHere: {
    en: 'Drop a file here, or choose one',
    bs: 'Spustite datoteku ovdje ili je odaberite',
    hr: 'Spustite datoteku ovdje ili je odaberite',
    srLatn: 'Spustite datoteku ovde ili je izaberite',
  },
  comparing: { en: 'Checking…', bs: 'Provjeravam…', hr: 'Provjeravam…', srLatn: 'Proveravam…' },
  hint: {
    en: 'CSV or XLSX, at most 10 MB and 100,000 lines. Nothing is changed yet.',
    bs: 'CSV ili XLSX, najviše 10 MB i 100.000 redova. Još se ništa ne mijenja.',
    hr: 'CSV ili XLSX, najviše 10 MB i 100.000 redaka. Još se ništa ne mijenja.',
    srLatn: 'CSV ili XLSX, najviše 10 MB i 100.000 redova. Još se ništa ne menja.',
    srCyrl: 'CSV или XLSX, највише 10 MB и 100.000 редова. Још се ништа не мења.',
  },
  columnsHint: {
    en: 'Two columns are read: the code, and how many are on hand. Products that are not in the file stay as they are.',
    bs: 'Čitaju se dvije kolone: šifra i količina na stanju. Artikli kojih nema u datoteci ostaju kakvi jesu.',
    hr: 'Čitaju se dva stupca: šifra i količina na zalihi. Artikli kojih nema u datoteci ostaju kakvi jesu.',
    srLatn: 'Čitaju se dve kolone: šifra i količina na stanju. Artikli kojih nema u datoteci ostaju kakvi jesu.',
  },
  template: { en: 'Template', bs: 'Obrazac', hr: 'Obrazac', srLatn: 'Obrazac' },
  emptyCsv: {
    en: 'Empty, CSV',
    bs: 'Prazan, CSV',
    hr: 'Prazan, CSV',
    srLatn: 'Prazan, CSV',
    srCyrl: 'Празан, CSV',
  },
  emptyXlsx: {
    en: 'Empty, XLSX',
    bs: 'Prazan, XLSX',
    hr: 'Prazan, XLSX',
    srLatn: 'Prazan, XLSX',
    srCyrl: 'Празан, XLSX',
  },
  stockCsv: {
    en: 'With the stock now, CSV',
    bs: 'S trenutnim stanjem, CSV',
    hr: 'S trenutačnim stanjem, CSV',
    srLatn: 'Sa trenutnim stanjem, CSV',
    srCyrl: 'Са тренутним стањем, CSV',
  },
  stockXlsx: {
    en: 'With the stock now, XLSX',
    bs: 'S trenutnim stanjem, XLSX',
    hr: 'S trenutačnim stanjem, XLSX',
    srLatn: 'Sa trenutnim stanjem, XLSX',
    srCyrl: 'Са тренутним стањем, XLSX',
  },
  sent: { en: 'Sent', bs: 'Poslano', hr: 'Poslano', srLatn: 'Poslato' },
  state: { en: 'State', bs: 'Stanje', hr: 'Stanje', srLatn: 'Stanje' },
  imported: { en: 'Imported', bs: 'Uvezeno', hr: 'Uvezeno', srLatn: 'Uvezeno' },
  outdated: { en: 'Outdated', bs: 'Zastarjelo', hr: 'Zastarjelo', srLatn: 'Zastarelo' },
  waits: { en: 'Checked, waits', bs: 'Provjereno, čeka', hr: 'Provjereno, čeka', srLatn: 'Provereno, čeka' },
  outdatedHint: {
    en: 'The check is older than a day, and the stock has moved on. Send the file again.',
    bs: 'Provjera je starija od jednog dana, stanje se promijenilo. Pošaljite datoteku ponovo.',
    hr: 'Provjera je starija od jednoga dana, stanje se promijenilo. Pošaljite datoteku ponovno.',
    srLatn: 'Provera je starija od jednog dana, stanje se promenilo. Pošaljite datoteku ponovo.',
  },
  importedBy: {
    en: 'Imported by {name}, {time}.',
    bs: 'Uvoz: {name}, {time}.',
    hr: 'Uvoz: {name}, {time}.',
    srLatn: 'Uvoz: {name}, {time}.',
  },
  dryRun: {
    en: 'This is a dry run, nothing is changed yet.',
    bs: 'Ovo je proba, ništa još nije promijenjeno.',
    hr: 'Ovo je proba, ništa još nije promijenjeno.',
    srLatn: 'Ovo je proba, ništa još nije promenjeno.',
  },
  compared: {
    en: '{lines} line compared with the stock at {time}. You may leave; the result waits for 24 hours. ¦ {lines} lines compared with the stock at {time}. You may leave; the result waits for 24 hours.',
    bs: '{lines} red upoređen je sa stanjem u {time}. Možete otići, rezultat vas čeka 24 sata. ¦ {lines} reda upoređena su sa stanjem u {time}. Možete otići, rezultat vas čeka 24 sata. ¦ {lines} redova upoređeno je sa stanjem u {time}. Možete otići, rezultat vas čeka 24 sata.',
    hr: '{lines} redak uspoređen je sa stanjem u {time}. Možete otići, rezultat vas čeka 24 sata. ¦ {lines} retka uspoređena su sa stanjem u {time}. Možete otići, rezultat vas čeka 24 sata. ¦ {lines} redaka uspoređeno je sa stanjem u {time}. Možete otići, rezultat vas čeka 24 sata.',
    srLatn:
      '{lines} red upoređen je sa stanjem u {time}. Možete otići, rezultat vas čeka 24 sata. ¦ {lines} reda upoređena su sa stanjem u {time}. Možete otići, rezultat vas čeka 24 sata. ¦ {lines} redova upoređeno je sa stanjem u {time}. Možete otići, rezultat vas čeka 24 sata.',
  },
  faultyFile: {
    en: 'Lines to correct',
    bs: 'Redovi za ispravku',
    hr: 'Redci za ispravak',
    srLatn: 'Redovi za ispravku',
  },
  takeFaults: {
    en: 'Download the lines to correct',
    bs: 'Preuzmi redove za ispravku',
    hr: 'Preuzmi retke za ispravak',
    srLatn: 'Preuzmi redove za ispravku',
  },
  lines: { en: 'Lines', bs: 'Redovi', hr: 'Redci', srLatn: 'Redovi' },
  inFile: { en: 'in the file', bs: 'u datoteci', hr: 'u datoteci', srLatn: 'u datoteci' },
  changes: { en: 'Changes', bs: 'Izmjene', hr: 'Izmjene', srLatn: 'Izmene' },
  pieces: { en: 'pieces: {pieces}', bs: 'komada: {pieces}', hr: 'komada: {pieces}', srLatn: 'komada: {pieces}' },
  same: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promene' },
  skipped: { en: 'left as they are', bs: 'preskaču se', hr: 'preskaču se', srLatn: 'preskaču se' },
  faults: { en: 'Faults', bs: 'Greške', hr: 'Pogreške', srLatn: 'Greške' },
  notImported: { en: 'not imported', bs: 'neće se uvesti', hr: 'neće se uvesti', srLatn: 'neće se uvesti' },
  show: { en: 'Lines that are shown', bs: 'Prikazani redovi', hr: 'Prikazani redci', srLatn: 'Prikazani redovi' },
  search: { en: 'Code or title…', bs: 'Šifra ili naziv…', hr: 'Šifra ili naziv…', srLatn: 'Šifra ili naziv…' },
  line: { en: 'Line', bs: 'Red', hr: 'Redak', srLatn: 'Red' },
  article: { en: 'Product', bs: 'Artikal', hr: 'Artikl', srLatn: 'Artikal' },
  before: { en: 'Now', bs: 'Sada', hr: 'Sada', srLatn: 'Sada' },
  after: { en: 'New', bs: 'Novo', hr: 'Novo', srLatn: 'Novo' },
  difference: { en: 'Difference', bs: 'Razlika', hr: 'Razlika', srLatn: 'Razlika' },
  outcome: { en: 'Outcome', bs: 'Ishod', hr: 'Ishod', srLatn: 'Ishod' },
  unknownNearest: {
    en: 'There is no such code. The nearest one is {code}.',
    bs: 'Šifra ne postoji. Najbliža je {code}.',
    hr: 'Šifra ne postoji. Najbliža je {code}.',
    srLatn: 'Šifra ne postoji. Najbliža je {code}.',
  },
  belowReserved: {
    en: '{reserved} are reserved for orders: there cannot be fewer.',
    bs: 'Za narudžbe je rezervisano {reserved}: manje ne može biti.',
    hr: 'Za narudžbe je rezervirano {reserved}: manje ne može biti.',
    srLatn: 'Za porudžbine je rezervisano {reserved}: manje ne može biti.',
  },
  goesIn: {
    en: '{count} line goes in. ¦ {count} lines go in.',
    bs: 'Uvozi se {count} red. ¦ Uvoze se {count} reda. ¦ Uvozi se {count} redova.',
    hr: 'Uvozi se {count} redak. ¦ Uvoze se {count} retka. ¦ Uvozi se {count} redaka.',
    srLatn: 'Uvozi se {count} red. ¦ Uvoze se {count} reda. ¦ Uvozi se {count} redova.',
  },
  stays: {
    en: '{count} line stays out to be corrected. ¦ {count} lines stay out to be corrected.',
    bs: '{count} red ostaje za ispravku. ¦ {count} reda ostaju za ispravku. ¦ {count} redova ostaje za ispravku.',
    hr: '{count} redak ostaje za ispravak. ¦ {count} retka ostaju za ispravak. ¦ {count} redaka ostaje za ispravak.',
    srLatn: '{count} red ostaje za ispravku. ¦ {count} reda ostaju za ispravku. ¦ {count} redova ostaje za ispravku.',
  },
  apply: { en: 'Apply the import', bs: 'Izvrši uvoz', hr: 'Provedi uvoz', srLatn: 'Izvrši uvoz' },
  looksWrong: {
    en: 'Is this the right file?',
    bs: 'Da li je ovo prava datoteka?',
    hr: 'Je li ovo prava datoteka?',
    srLatn: 'Da li je ovo prava datoteka?',
  },
  manyUnknown: {
    en: '{percent} of the codes are unknown.',
    bs: 'Nepoznato je {percent} šifri.',
    hr: 'Nepoznato je {percent} šifri.',
    srLatn: 'Nepoznato je {percent} šifri.',
  },
  muchVanishing: {
    en: '{percent} of the whole stock would vanish: {pieces} pieces.',
    bs: 'Nestalo bi {percent} cijele zalihe, komada: {pieces}.',
    hr: 'Nestalo bi {percent} cijele zalihe, komada: {pieces}.',
    srLatn: 'Nestalo bi {percent} cele zalihe, komada: {pieces}.',
  },
  sure: {
    en: 'The file is right, import it all the same',
    bs: 'Datoteka je ispravna, uvezi je ipak',
    hr: 'Datoteka je ispravna, uvezi je ipak',
    srLatn: 'Datoteka je ispravna, uvezi je ipak',
  },
});

/** Which lines of a file are shown. */
export const importView = texts({
  differences: { en: 'Differences', bs: 'Sve razlike', hr: 'Sve razlike', srLatn: 'Sve razlike' },
  faults: { en: 'Faults', bs: 'Greške', hr: 'Pogreške', srLatn: 'Greške' },
  same: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promene' },
});

/** What becomes of a line. */
export const importOutcome = texts({
  change: { en: 'Change', bs: 'Izmjena', hr: 'Izmjena', srLatn: 'Izmena' },
  same: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promene' },
  done: { en: 'Imported', bs: 'Uvezeno', hr: 'Uvezeno', srLatn: 'Uvezeno' },
  unknown: { en: 'Unknown code', bs: 'Nepoznata šifra', hr: 'Nepoznata šifra', srLatn: 'Nepoznata šifra' },
  ambiguous: { en: 'Ambiguous', bs: 'Više artikala', hr: 'Više artikala', srLatn: 'Više artikala' },
  duplicate: { en: 'Twice in the file', bs: 'Dvaput u datoteci', hr: 'Dvaput u datoteci', srLatn: 'Dvaput u datoteci' },
  not_a_number: { en: 'Not a number', bs: 'Nije broj', hr: 'Nije broj', srLatn: 'Nije broj' },
  negative: { en: 'Negative', bs: 'Negativno', hr: 'Negativno', srLatn: 'Negativno' },
  below_reserved: {
    en: 'Below reserved',
    bs: 'Ispod rezervisanog',
    hr: 'Ispod rezerviranog',
    srLatn: 'Ispod rezervisanog',
  },
  moved: { en: 'Changed since', bs: 'Promijenjeno', hr: 'Promijenjeno', srLatn: 'Promenjeno' },
});

/** Why a line cannot be imported, and what to do. */
export const importFaultHint = texts({
  unknown: {
    en: 'There is no such code.',
    bs: 'Šifra ne postoji.',
    hr: 'Šifra ne postoji.',
    srLatn: 'Šifra ne postoji.',
  },
  ambiguous: {
    en: 'Several products fit this code. Write it exactly as the product has it.',
    bs: 'Šifri odgovara više artikala. Napišite je tačno kao na artiklu.',
    hr: 'Šifri odgovara više artikala. Napišite je točno kao na artiklu.',
    srLatn: 'Šifri odgovara više artikala. Napišite je tačno kao na artiklu.',
  },
  duplicate: {
    en: 'The product stands in the file more than once. Leave one line.',
    bs: 'Artikal je u datoteci više puta. Ostavite jedan red.',
    hr: 'Artikl je u datoteci više puta. Ostavite jedan redak.',
    srLatn: 'Artikal je u datoteci više puta. Ostavite jedan red.',
  },
  not_a_number: {
    en: 'The quantity is not a whole number. Write for example 20.',
    bs: 'Količina nije cijeli broj. Upišite npr. 20.',
    hr: 'Količina nije cijeli broj. Upišite npr. 20.',
    srLatn: 'Količina nije ceo broj. Upišite npr. 20.',
  },
  negative: {
    en: 'The quantity is less than zero.',
    bs: 'Količina je manja od nule.',
    hr: 'Količina je manja od nule.',
    srLatn: 'Količina je manja od nule.',
  },
  below_reserved: {
    en: 'More than that is reserved for orders.',
    bs: 'Za narudžbe je rezervisano više.',
    hr: 'Za narudžbe je rezervirano više.',
    srLatn: 'Za porudžbine je rezervisano više.',
  },
  moved: {
    en: 'The stock has changed since the check. Check the file again.',
    bs: 'Stanje se promijenilo poslije provjere. Provjerite datoteku ponovo.',
    hr: 'Stanje se promijenilo poslije provjere. Provjerite datoteku ponovno.',
    srLatn: 'Stanje se promenilo posle provere. Proverite datoteku ponovo.',
  },
});
