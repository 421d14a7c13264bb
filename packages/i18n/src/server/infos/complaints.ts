import { texts } from '../../texts.ts';

/** Infos about complaints. */
export const complaints = texts({
  sent: {
    en: 'The complaint has been sent',
    bs: 'Reklamacija je poslana',
    hr: 'Reklamacija je poslana',
    srLatn: 'Reklamacija je poslata',
  },
});
