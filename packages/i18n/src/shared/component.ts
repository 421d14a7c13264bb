import { texts } from '../texts.ts';

/** Words that the components of both clients say themselves. */
export const component = texts({
  notices: { en: 'Notices', bs: 'Obavijesti', hr: 'Obavijesti', srLatn: 'Obavještenja' },
  copyCode: {
    en: 'Copy code: {code}',
    bs: 'Kopiraj šifru: {code}',
    hr: 'Kopiraj šifru: {code}',
    srLatn: 'Kopiraj šifru: {code}',
  },
  inStock: { en: 'In stock', bs: 'Na stanju', hr: 'Na zalihi', srLatn: 'Na stanju' },
  left: { en: '{count} left', bs: 'Još {count}', hr: 'Još {count}', srLatn: 'Još {count}' },
  onOrder: { en: 'On order', bs: 'Po narudžbi', hr: 'Po narudžbi', srLatn: 'Po porudžbini' },
  onOrderDays: {
    en: 'On order, {count} day ¦ On order, {count} days',
    bs: 'Po narudžbi, {count} dan ¦ Po narudžbi, {count} dana ¦ Po narudžbi, {count} dana',
    hr: 'Po narudžbi, {count} dan ¦ Po narudžbi, {count} dana ¦ Po narudžbi, {count} dana',
    srLatn: 'Po porudžbini, {count} dan ¦ Po porudžbini, {count} dana ¦ Po porudžbini, {count} dana',
  },
  arrivesInDays: {
    en: 'Arrives in {count} day ¦ Arrives in {count} days',
    bs: 'Stiže za {count} dan ¦ Stiže za {count} dana ¦ Stiže za {count} dana',
    hr: 'Stiže za {count} dan ¦ Stiže za {count} dana ¦ Stiže za {count} dana',
    srLatn: 'Stiže za {count} dan ¦ Stiže za {count} dana ¦ Stiže za {count} dana',
  },
  outOfStock: { en: 'Out of stock', bs: 'Nema na stanju', hr: 'Nema na zalihi', srLatn: 'Nema na stanju' },
  pricesHidden: {
    en: 'Prices are seen by the person in charge',
    bs: 'Cijene vidi odgovorna osoba',
    hr: 'Cijene vidi odgovorna osoba',
    srLatn: 'Cijene vidi odgovorno lice',
  },
  answerSameDay: {
    en: 'We answer on the same working day',
    bs: 'Odgovor isti radni dan',
    hr: 'Odgovor isti radni dan',
    srLatn: 'Odgovor istog radnog dana',
  },
  oldPrice: { en: 'Regular price', bs: 'Redovna cijena', hr: 'Redovna cijena', srLatn: 'Redovna cijena' },
  packIs: {
    en: 'The pack is {pack}.',
    bs: 'Pakovanje je {pack}.',
    hr: 'Pakiranje je {pack}.',
    srLatn: 'Pakovanje je {pack}.',
  },
  minimumIs: {
    en: 'The minimum is {minimum}.',
    bs: 'Najmanja količina je {minimum}.',
    hr: 'Najmanja količina je {minimum}.',
    srLatn: 'Najmanja količina je {minimum}.',
  },
  wholeNumber: {
    en: 'Enter a whole number.',
    bs: 'Upišite cijeli broj.',
    hr: 'Upišite cijeli broj.',
    srLatn: 'Unesite cio broj.',
  },
  takeEither: {
    en: 'Take {lower} or {upper}.',
    bs: 'Uzmite {lower} ili {upper}.',
    hr: 'Uzmite {lower} ili {upper}.',
    srLatn: 'Uzmite {lower} ili {upper}.',
  },
  takeOne: { en: 'Take {lower}.', bs: 'Uzmite {lower}.', hr: 'Uzmite {lower}.', srLatn: 'Uzmite {lower}.' },
  pages: { en: 'Pages', bs: 'Stranice', hr: 'Stranice', srLatn: 'Stranice' },
  page: { en: 'Page {page}', bs: 'Stranica {page}', hr: 'Stranica {page}', srLatn: 'Stranica {page}' },
  previousPage: {
    en: 'Previous page',
    bs: 'Prethodna stranica',
    hr: 'Prethodna stranica',
    srLatn: 'Prethodna stranica',
  },
  nextPage: { en: 'Next page', bs: 'Sljedeća stranica', hr: 'Sljedeća stranica', srLatn: 'Sljedeća stranica' },
  path: { en: 'You are here', bs: 'Putanja', hr: 'Putanja', srLatn: 'Putanja' },
  stepDone: { en: '(done)', bs: '(završeno)', hr: '(završeno)', srLatn: '(završeno)' },
  stepNow: { en: '(now)', bs: '(sada)', hr: '(sada)', srLatn: '(sada)' },
  stepNext: { en: '(next)', bs: '(slijedi)', hr: '(slijedi)', srLatn: '(slijedi)' },
});
