import { texts } from '../texts.ts';

/** Import from files. */
export const dataImport = texts({
  title: { en: 'Import from a file', bs: 'Uvezi iz datoteke', hr: 'Uvezi iz datoteke', srLatn: 'Uvezi iz datoteke' },
  dryRun: { en: 'Dry run', bs: 'Probni uvoz', hr: 'Probni uvoz', srLatn: 'Probni uvoz' },
  apply: { en: 'Apply the import', bs: 'Izvrši uvoz', hr: 'Provedi uvoz', srLatn: 'Izvrši uvoz' },
  rows: {
    en: 'Rows: {ok} in order, {failed} with errors',
    bs: 'Redova: {ok} ispravno, {failed} s greškom',
    hr: 'Redaka: {ok} ispravno, {failed} s pogreškom',
    srLatn: 'Redova: {ok} ispravno, {failed} sa greškom',
  },
  stepFile: { en: 'File', bs: 'Datoteka', hr: 'Datoteka', srLatn: 'Datoteka' },
  stepColumns: { en: 'Columns', bs: 'Kolone', hr: 'Stupci', srLatn: 'Kolone' },
  stepCheck: { en: 'Check', bs: 'Provjera', hr: 'Provjera', srLatn: 'Provjera' },
  stepReport: { en: 'Report', bs: 'Izvještaj', hr: 'Izvješće', srLatn: 'Izvještaj' },
  nothingChanged: {
    en: 'This is a dry run, nothing has changed yet.',
    bs: 'Ovo je proba, ništa još nije promijenjeno.',
    hr: 'Ovo je proba, ništa još nije promijenjeno.',
    srLatn: 'Ovo je proba, ništa još nije promijenjeno.',
  },
  now: { en: 'Now', bs: 'Sada', hr: 'Sada', srLatn: 'Sada' },
  new: { en: 'New', bs: 'Novo', hr: 'Novo', srLatn: 'Novo' },
  difference: { en: 'Difference', bs: 'Razlika', hr: 'Razlika', srLatn: 'Razlika' },
  toCheck: { en: 'To check', bs: 'Za provjeru', hr: 'Za provjeru', srLatn: 'Za provjeru' },
  faults: { en: 'Errors', bs: 'Greške', hr: 'Pogreške', srLatn: 'Greške' },
  unchanged: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promjene' },
  skip: { en: 'Skip', bs: 'Preskoči', hr: 'Preskoči', srLatn: 'Preskoči' },
  drop: {
    en: 'Drop a CSV or XLSX file here',
    bs: 'Prevucite CSV ili XLSX datoteku ovdje',
    hr: 'Povucite CSV ili XLSX datoteku ovamo',
    srLatn: 'Prevucite CSV ili XLSX datoteku ovdje',
    srCyrl: 'Превуците CSV или XLSX датотеку овдје',
  },
});
