import { texts } from '../../texts.ts';

/** Infos about outgoing mail. */
export const mails = texts({
  queued: {
    en: 'The mail will be sent in a moment',
    bs: 'Poruka će uskoro biti poslana',
    hr: 'Poruka će uskoro biti poslana',
    srLatn: 'Poruka će uskoro biti poslata',
  },
});
