import { texts } from '../../texts.ts';

/** Guests of an open shop. */
export const guests = texts({
  link_unknown: {
    en: 'This link is not valid or has expired. Every newer e-mail about the order has a new one.',
    bs: 'Link nije ispravan ili je istekao. Svaki noviji e-mail o narudžbi ima novi.',
    hr: 'Poveznica nije ispravna ili je istekla. Svaka novija e-poruka o narudžbi ima novu.',
    srLatn: 'Link nije ispravan ili je istekao. Svaki noviji imejl o porudžbini ima novi.',
  },
  confirmation_unknown: {
    en: 'This link is not valid or has expired. Open the newest e-mail about the order.',
    bs: 'Link nije ispravan ili je istekao. Otvorite najnoviji e-mail o narudžbi.',
    hr: 'Poveznica nije ispravna ili je istekla. Otvorite najnoviju e-poruku o narudžbi.',
    srLatn: 'Link nije ispravan ili je istekao. Otvorite najnoviji imejl o porudžbini.',
  },
  confirmation_over: {
    en: 'The order was cancelled before the address was confirmed. You are welcome to order again.',
    bs: 'Narudžba je otkazana prije nego što je adresa potvrđena. Slobodno naručite ponovo.',
    hr: 'Narudžba je otkazana prije nego što je adresa potvrđena. Slobodno naručite ponovno.',
    srLatn: 'Porudžbina je otkazana prije nego što je adresa potvrđena. Slobodno poručite ponovo.',
  },
  nothing_to_confirm: {
    en: 'The order no longer waits for its e-mail address.',
    bs: 'Narudžba više ne čeka potvrdu e-mail adrese.',
    hr: 'Narudžba više ne čeka potvrdu adrese e-pošte.',
    srLatn: 'Porudžbina više ne čeka potvrdu imejl adrese.',
  },
  too_many_mails: {
    en: 'We have sent the e-mail several times already. Look into the spam folder too, or try again later.',
    bs: 'E-mail smo već poslali više puta. Pogledajte i neželjenu poštu ili pokušajte kasnije.',
    hr: 'E-poruku smo već poslali više puta. Pogledajte i neželjenu poštu ili pokušajte poslije.',
    srLatn: 'Imejl smo već poslali više puta. Pogledajte i neželjenu poštu ili pokušajte kasnije.',
  },
});
