import { texts } from '../../texts.ts';

/** Stock and its corrections. */
export const stock = texts({
  below_reserved: {
    en: 'The quantity on hand cannot be less than the reserved one: {reserved}',
    bs: 'Količina na stanju ne može biti manja od rezervisane: {reserved}',
    hr: 'Količina na zalihi ne može biti manja od rezervirane: {reserved}',
    srLatn: 'Količina na stanju ne može biti manja od rezervisane: {reserved}',
  },
  too_many: {
    en: 'A shelf holds at most {maximum} pieces.',
    bs: 'Na stanju može biti najviše {maximum} komada.',
    hr: 'Na zalihi može biti najviše {maximum} komada.',
    srLatn: 'Na stanju može biti najviše {maximum} komada.',
  },
});
