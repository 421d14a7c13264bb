import { texts } from '../../texts.ts';

/** Guests of an open shop. */
export const guests = texts({
  link_unknown: {
    en: 'This link is not valid or has expired. Every newer e-mail about the order has a new one.',
    bs: 'Link nije ispravan ili je istekao. Svaki noviji e-mail o narudžbi ima novi.',
    hr: 'Poveznica nije ispravna ili je istekla. Svaka novija e-poruka o narudžbi ima novu.',
    srLatn: 'Link nije ispravan ili je istekao. Svaki noviji imejl o porudžbini ima novi.',
  },
});
