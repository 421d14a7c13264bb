import { texts } from '../../texts.ts';

/** Brands. */
export const brands = texts({
  not_found: {
    en: 'The brand was not found.',
    bs: 'Brend nije pronađen.',
    hr: 'Brend nije pronađen.',
    srLatn: 'Brend nije pronađen.',
  },
  in_use: {
    en: 'The brand has products.',
    bs: 'Brend ima artikle.',
    hr: 'Brend ima artikle.',
    srLatn: 'Brend ima artikle.',
  },
});
