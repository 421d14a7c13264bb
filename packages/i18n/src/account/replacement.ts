import { texts } from '../texts.ts';

/** Replacing an article in one's own lists. */
export const replacement = texts({
  replaced: { en: 'Replaced product', bs: 'Šta se mijenja', hr: 'Što se mijenja', srLatn: 'Šta se mijenja' },
  by: { en: 'By', bs: 'Čime', hr: 'Čime', srLatn: 'Čime' },
  where: { en: 'Where', bs: 'Gdje', hr: 'Gdje', srLatn: 'Gdje' },
  nowhere: {
    en: 'None of your lists has this product.',
    bs: 'Nijedna vaša lista nema ovaj artikal.',
    hr: 'Nijedan vaš popis nema ovaj artikl.',
    srLatn: 'Nijedna vaša lista nema ovaj artikal.',
  },
  chooseOne: {
    en: 'Choose at least one list.',
    bs: 'Odaberite bar jednu listu.',
    hr: 'Odaberite barem jedan popis.',
    srLatn: 'Izaberite bar jednu listu.',
  },
  replace: { en: 'Replace', bs: 'Zamijeni', hr: 'Zamijeni', srLatn: 'Zamijeni' },
  quantities: {
    en: '{from} → {to} {unit}',
    bs: '{from} → {to} {unit}',
    hr: '{from} → {to} {unit}',
    srLatn: '{from} → {to} {unit}',
  },
});

/** The lists that may have an article. */
export const replacementPlace = texts({
  cart: { en: 'Cart', bs: 'Korpa', hr: 'Košarica', srLatn: 'Korpa' },
  usual_order: {
    en: 'Usual order and my products',
    bs: 'Uobičajena narudžba i moji artikli',
    hr: 'Uobičajena narudžba i moji artikli',
    srLatn: 'Uobičajena porudžbina i moji artikli',
  },
  wish_list: { en: 'Wish list', bs: 'Lista želja', hr: 'Popis želja', srLatn: 'Lista želja' },
  saved_cart: {
    en: 'Saved cart: {title}',
    bs: 'Sačuvana korpa: {title}',
    hr: 'Spremljena košarica: {title}',
    srLatn: 'Sačuvana korpa: {title}',
  },
});
