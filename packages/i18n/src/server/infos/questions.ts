import { texts } from '../../texts.ts';

/** Questions of customers whose search found nothing. */
export const questions = texts({
  sent: { en: 'The question is sent.', bs: 'Upit je poslan.', hr: 'Upit je poslan.', srLatn: 'Upit je poslat.' },
  answered: {
    en: 'The answer is sent.',
    bs: 'Odgovor je poslan.',
    hr: 'Odgovor je poslan.',
    srLatn: 'Odgovor je poslat.',
  },
});
