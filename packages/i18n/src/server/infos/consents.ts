import { texts } from '../../texts.ts';

/** Infos about what people agree to or refuse. */
export const consents = texts({
  stored: {
    en: 'Your choice is saved.',
    bs: 'Vaš izbor je sačuvan.',
    hr: 'Vaš izbor je spremljen.',
    srLatn: 'Vaš izbor je sačuvan.',
  },
});
