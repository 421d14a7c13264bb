import { texts } from '../../texts.ts';

/** Brands. */
export const brands = texts({
  not_found: {
    en: 'The brand was not found.',
    bs: 'Brend nije pronađen.',
    hr: 'Brend nije pronađen.',
    srLatn: 'Brend nije pronađen.',
  },
});
