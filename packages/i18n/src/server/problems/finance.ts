import { texts } from '../../texts.ts';

/** Finance records. */
export const finance = texts({
  not_found: {
    en: 'The record was not found.',
    bs: 'Zapis nije pronađen.',
    hr: 'Zapis nije pronađen.',
    srLatn: 'Zapis nije pronađen.',
  },
  import_refused: {
    en: 'The import was refused as a whole: {reason}',
    bs: 'Uvoz je odbijen u cjelini: {reason}',
    hr: 'Uvoz je odbijen u cjelini: {reason}',
    srLatn: 'Uvoz je odbijen u cjelini: {reason}',
  },
});
