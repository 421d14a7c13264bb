import { texts } from '../../texts.ts';

/** Problems with outgoing mail. */
export const mails = texts({
  waits_already: {
    en: 'The mail is already waiting to be sent.',
    bs: 'Poruka već čeka slanje.',
    hr: 'Poruka već čeka slanje.',
    srLatn: 'Poruka već čeka slanje.',
  },
});
