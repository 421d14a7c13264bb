import { texts } from '../../texts.ts';

/** System messages. */
export const messages = texts({
  not_found: {
    en: 'The message was not found.',
    bs: 'Poruka nije pronađena.',
    hr: 'Poruka nije pronađena.',
    srLatn: 'Poruka nije pronađena.',
  },
});
