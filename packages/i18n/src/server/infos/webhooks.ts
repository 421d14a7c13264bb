import { texts } from '../../texts.ts';

/** Messages to other programs. */
export const webhooks = texts({
  queued: {
    en: 'The message is on its way.',
    bs: 'Poruka je na putu.',
    hr: 'Poruka je na putu.',
    srLatn: 'Poruka je na putu.',
  },
});
