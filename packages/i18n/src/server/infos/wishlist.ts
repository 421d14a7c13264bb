import { texts } from '../../texts.ts';

/** Infos about the wishlist. */
export const wishlist = texts({
  added: {
    en: 'Added to wishlist',
    bs: 'Dodano na listu želja',
    hr: 'Dodano na listu želja',
    srLatn: 'Dodato na listu želja',
  },
  removed: {
    en: 'Removed from wishlist',
    bs: 'Uklonjeno s liste želja',
    hr: 'Uklonjeno s liste želja',
    srLatn: 'Uklonjeno sa liste želja',
  },
});
