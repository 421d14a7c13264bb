import { texts } from '../../texts.ts';

/** Countries and towns. */
export const geography = texts({
  country_not_found: {
    en: 'The country was not found.',
    bs: 'Država nije pronađena.',
    hr: 'Država nije pronađena.',
    srLatn: 'Država nije pronađena.',
  },
  town_not_found: {
    en: 'The town was not found.',
    bs: 'Mjesto nije pronađeno.',
    hr: 'Mjesto nije pronađeno.',
    srLatn: 'Mjesto nije pronađeno.',
  },
});
