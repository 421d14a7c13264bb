import { texts } from '../../texts.ts';

/** Questions of customers whose search found nothing. */
export const questions = texts({
  contact_missing: {
    en: 'Enter your name and email, so that we can answer.',
    bs: 'Upišite ime i e-mail da vam možemo odgovoriti.',
    hr: 'Upišite ime i e-poštu da vam možemo odgovoriti.',
    srLatn: 'Upišite ime i imejl da bismo vam odgovorili.',
  },
  not_found: {
    en: 'The question was not found.',
    bs: 'Upit nije pronađen.',
    hr: 'Upit nije pronađen.',
    srLatn: 'Upit nije pronađen.',
  },
});
