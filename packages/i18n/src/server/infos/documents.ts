import { texts } from '../../texts.ts';

/** Infos about saved carts. */
export const documents = texts({
  saved: {
    en: 'The cart is saved: {title}',
    bs: 'Korpa je sačuvana: {title}',
    hr: 'Košarica je spremljena: {title}',
    srLatn: 'Korpa je sačuvana: {title}',
  },
  loaded: {
    en: 'The saved cart is loaded.',
    bs: 'Sačuvana korpa je učitana.',
    hr: 'Spremljena košarica je učitana.',
    srLatn: 'Sačuvana korpa je učitana.',
  },
  deleted: {
    en: 'The saved cart is deleted.',
    bs: 'Sačuvana korpa je obrisana.',
    hr: 'Spremljena košarica je izbrisana.',
    srLatn: 'Sačuvana korpa je obrisana.',
  },
});
