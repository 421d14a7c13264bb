import { texts } from '../../texts.ts';

/** Infos about applications for work. */
export const careers = texts({
  received: {
    en: 'Thank you. We have received your application.',
    bs: 'Hvala. Zaprimili smo vašu prijavu.',
    hr: 'Hvala. Zaprimili smo vašu prijavu.',
    srLatn: 'Hvala. Primili smo vašu prijavu.',
  },
});
