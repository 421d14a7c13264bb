import { texts } from '../texts.ts';

/** The cart as a sheet: groups of its lines, pasted quantities, undo. */
export const cartSheet = texts({
  quantitiesChanged: {
    en: 'Quantities changed: {count}',
    bs: 'Promijenjene količine: {count}',
    hr: 'Promijenjene količine: {count}',
    srLatn: 'Promijenjene količine: {count}',
  },
  undone: {
    en: 'The last change is undone',
    bs: 'Zadnja izmjena je poništena',
    hr: 'Zadnja izmjena je poništena',
    srLatn: 'Posljednja izmjena je poništena',
  },
  hint: {
    en: 'A pasted column fills the quantities downwards · 0 removes a line · Ctrl Z undoes',
    bs: 'Zalijepljena kolona puni količine prema dolje · 0 uklanja stavku · Ctrl Z poništava',
    hr: 'Zalijepljeni stupac puni količine prema dolje · 0 uklanja stavku · Ctrl Z poništava',
    srLatn: 'Nalijepljena kolona puni količine nadolje · 0 uklanja stavku · Ctrl Z poništava',
  },
  groupBy: { en: 'Group', bs: 'Grupiši', hr: 'Grupiraj', srLatn: 'Grupiši' },
  groupNone: { en: 'Not grouped', bs: 'Bez grupa', hr: 'Bez grupa', srLatn: 'Bez grupa' },
  groupCategory: { en: 'Category', bs: 'Kategorija', hr: 'Kategorija', srLatn: 'Kategorija' },
  groupNote: { en: 'Note (place)', bs: 'Napomena (mjesto)', hr: 'Napomena (mjesto)', srLatn: 'Napomena (mjesto)' },
  withoutNote: { en: 'Without a note', bs: 'Bez napomene', hr: 'Bez napomene', srLatn: 'Bez napomene' },
});
