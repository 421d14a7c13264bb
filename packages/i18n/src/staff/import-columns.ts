import { texts } from '../texts.ts';

/** The step in which the columns of a file of counted stock are seen and chosen. */
export const importColumns = texts({
  title: { en: 'Columns', bs: 'Kolone', hr: 'Stupci', srLatn: 'Kolone' },
  code: { en: 'Column with the code', bs: 'Kolona sa šifrom', hr: 'Stupac sa šifrom', srLatn: 'Kolona sa šifrom' },
  quantity: {
    en: 'Column with the quantity',
    bs: 'Kolona s količinom',
    hr: 'Stupac s količinom',
    srLatn: 'Kolona sa količinom',
  },
  choose: { en: 'Choose…', bs: 'Odaberite…', hr: 'Odaberite…', srLatn: 'Izaberite…' },
  column: { en: 'Column {number}', bs: 'Kolona {number}', hr: 'Stupac {number}', srLatn: 'Kolona {number}' },
  isPrice: {
    en: '{column} (looks like prices)',
    bs: '{column} (izgleda kao cijene)',
    hr: '{column} (izgleda kao cijene)',
    srLatn: '{column} (izgleda kao cijene)',
  },
  hasHeading: {
    en: 'The first row has the headings',
    bs: 'U prvom redu su nazivi kolona',
    hr: 'U prvom su retku nazivi stupaca',
    srLatn: 'U prvom redu su nazivi kolona',
  },
  byHeadings: {
    en: 'The columns were recognised by their headings.',
    bs: 'Kolone su prepoznate po nazivima.',
    hr: 'Stupci su prepoznati po nazivima.',
    srLatn: 'Kolone su prepoznate po nazivima.',
  },
  remembered: {
    en: 'Chosen as last time for a file with these headings.',
    bs: 'Odabrano kao prošli put za datoteku s ovim nazivima kolona.',
    hr: 'Odabrano kao prošli put za datoteku s ovim nazivima stupaca.',
    srLatn: 'Izabrano kao prošli put za datoteku sa ovim nazivima kolona.',
  },
  unknown: {
    en: 'The headings do not say which column is the code and which the quantity. Choose them.',
    bs: 'Iz naziva kolona nije jasno koja je šifra, a koja količina. Odaberite ih.',
    hr: 'Iz naziva stupaca nije jasno koji je šifra, a koji količina. Odaberite ih.',
    srLatn: 'Iz naziva kolona nije jasno koja je šifra, a koja količina. Izaberite ih.',
  },
  looksLikePrices: {
    en: 'Column “{column}” looks like prices, which would be imported as pieces. Choose the column with the quantities, or a file with the stock.',
    bs: 'Kolona „{column}“ izgleda kao cijene, a uvezle bi se kao komadi. Odaberite kolonu s količinama ili datoteku sa stanjem.',
    hr: 'Stupac „{column}“ izgleda kao cijene, a uvezle bi se kao komadi. Odaberite stupac s količinama ili datoteku sa stanjem.',
    srLatn:
      'Kolona „{column}“ izgleda kao cijene, a uvezle bi se kao komadi. Izaberite kolonu sa količinama ili datoteku sa stanjem.',
  },
  firstRows: {
    en: 'The first rows of the file',
    bs: 'Prvi redovi datoteke',
    hr: 'Prvi redci datoteke',
    srLatn: 'Prvi redovi datoteke',
  },
  compare: {
    en: 'Compare with the stock',
    bs: 'Uporedi sa stanjem',
    hr: 'Usporedi sa stanjem',
    srLatn: 'Uporedi sa stanjem',
  },
  otherFile: { en: 'Another file', bs: 'Druga datoteka', hr: 'Druga datoteka', srLatn: 'Druga datoteka' },
  taken: {
    en: 'Columns read: “{code}” as the code, “{quantity}” as the quantity.',
    bs: 'Pročitane kolone: „{code}“ kao šifra, „{quantity}“ kao količina.',
    hr: 'Pročitani stupci: „{code}“ kao šifra, „{quantity}“ kao količina.',
    srLatn: 'Pročitane kolone: „{code}“ kao šifra, „{quantity}“ kao količina.',
  },
  manyLarge: {
    en: '{percent} of the lines change the stock by more than half.',
    bs: '{percent} redova mijenja stanje za više od polovine.',
    hr: '{percent} redaka mijenja stanje za više od polovine.',
    srLatn: '{percent} redova mijenja stanje za više od polovine.',
  },
});
