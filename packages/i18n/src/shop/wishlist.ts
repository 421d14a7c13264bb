import { texts } from '../texts.ts';

/** The wishlist. */
export const wishlist = texts({
  title: { en: 'Wishlist', bs: 'Lista želja', hr: 'Lista želja', srLatn: 'Lista želja' },
  empty: {
    en: 'The wishlist is empty.',
    bs: 'Lista želja je prazna.',
    hr: 'Lista želja je prazna.',
    srLatn: 'Lista želja je prazna.',
  },
  emptyHint: {
    en: 'Mark products with the heart to find them here.',
    bs: 'Označite artikle srcem i naći ćete ih ovdje.',
    hr: 'Označite artikle srcem i naći ćete ih ovdje.',
    srLatn: 'Označite artikle srcem i naći ćete ih ovdje.',
  },
  view: {
    en: 'View the wishlist',
    bs: 'Pogledaj listu želja',
    hr: 'Pogledaj listu želja',
    srLatn: 'Pogledaj listu želja',
  },
  browse: {
    en: 'Browse the catalogue',
    bs: 'Pregledaj katalog',
    hr: 'Pregledaj katalog',
    srLatn: 'Pregledaj katalog',
  },
});
