import { texts } from '../../texts.ts';

/** Countries and towns. */
export const geography = texts({
  country_not_found: {
    en: 'The country was not found.',
    bs: 'Država nije pronađena.',
    hr: 'Država nije pronađena.',
    srLatn: 'Država nije pronađena.',
  },
});
