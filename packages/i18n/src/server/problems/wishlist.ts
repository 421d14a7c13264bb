import { texts } from '../../texts.ts';

/** The wishlist. */
export const wishlist = texts({
  full: {
    en: 'The wishlist is full: at most {maximum} products.',
    bs: 'Lista želja je puna: najviše {maximum} artikala.',
    hr: 'Lista želja je puna: najviše {maximum} artikala.',
    srLatn: 'Lista želja je puna: najviše {maximum} artikala.',
  },
});
