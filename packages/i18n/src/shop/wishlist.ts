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
  add: {
    en: 'Add to wishlist',
    bs: 'Dodaj na listu želja',
    hr: 'Dodaj na listu želja',
    srLatn: 'Dodaj na listu želja',
  },
  remove: {
    en: 'Remove from wishlist',
    bs: 'Ukloni s liste želja',
    hr: 'Ukloni s liste želja',
    srLatn: 'Ukloni sa liste želja',
  },
  addAll: { en: 'Add all to cart', bs: 'Dodaj sve u korpu', hr: 'Dodaj sve u košaricu', srLatn: 'Dodaj sve u korpu' },
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
