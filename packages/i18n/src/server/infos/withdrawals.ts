import { texts } from '../../texts.ts';

/** Withdrawals from a purchase. */
export const withdrawals = texts({
  declared: {
    en: 'We have received your withdrawal and mailed you the confirmation.',
    bs: 'Primili smo vašu izjavu o odustanku i poslali vam potvrdu e-mailom.',
    hr: 'Primili smo vašu izjavu o odustanku i poslali vam potvrdu e-poštom.',
    srLatn: 'Primili smo vašu izjavu o odustanku i poslali vam potvrdu imejlom.',
  },
  answered: {
    en: 'The answer is sent.',
    bs: 'Odgovor je poslan.',
    hr: 'Odgovor je poslan.',
    srLatn: 'Odgovor je poslat.',
  },
});
