import { texts } from '../../texts.ts';

/** Stock and its corrections. */
export const stock = texts({
  below_reserved: {
    en: 'The quantity on hand cannot be less than the reserved one: {reserved}',
    bs: 'Količina na stanju ne može biti manja od rezervisane: {reserved}',
    hr: 'Količina na zalihi ne može biti manja od rezervirane: {reserved}',
    srLatn: 'Količina na stanju ne može biti manja od rezervisane: {reserved}',
  },
  short: {
    en: 'There is not enough stock. Available: {lines}',
    bs: 'Nema dovoljno robe. Dostupno: {lines}',
    hr: 'Nema dovoljno robe. Dostupno: {lines}',
    srLatn: 'Nema dovoljno robe. Dostupno: {lines}',
  },
  negative: {
    en: 'Stock cannot be negative.',
    bs: 'Zaliha ne može biti negativna.',
    hr: 'Zaliha ne može biti negativna.',
    srLatn: 'Zaliha ne može biti negativna.',
  },
});
