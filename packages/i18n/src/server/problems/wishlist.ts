import { texts } from '../../texts.ts';

/** The wishlist. */
export const wishlist = texts({
  full: {
    en: 'The wishlist is full: at most {count} product. ¦ The wishlist is full: at most {count} products.',
    bs: 'Lista želja je puna: najviše {count} artikal. ¦ Lista želja je puna: najviše {count} artikla. ¦ Lista želja je puna: najviše {count} artikala.',
    hr: 'Lista želja je puna: najviše {count} artikl. ¦ Lista želja je puna: najviše {count} artikla. ¦ Lista želja je puna: najviše {count} artikala.',
    srLatn:
      'Lista želja je puna: najviše {count} artikal. ¦ Lista želja je puna: najviše {count} artikla. ¦ Lista želja je puna: najviše {count} artikala.',
  },
});
