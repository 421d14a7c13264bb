import { texts } from '../texts.ts';

/** Lines, or a saved cart, that one proposes to a colleague who may order. */
export const proposal = texts({
  title: {
    en: 'Propose to a colleague',
    bs: 'Predloži kolegi',
    hr: 'Predloži kolegi',
    srLatn: 'Predloži kolegi',
  },
  hint: {
    en: 'The colleague gets a message with the saved cart, can change it, and places the order. The company sees it among the saved carts.',
    bs: 'Kolega dobija poruku sa sačuvanom korpom, može je izmijeniti i šalje narudžbu. Firma je vidi među sačuvanim korpama.',
    hr: 'Kolega dobiva poruku sa spremljenom košaricom, može je izmijeniti i šalje narudžbu. Tvrtka je vidi među spremljenim košaricama.',
    srLatn:
      'Kolega dobija poruku sa sačuvanom korpom, može da je izmijeni i šalje porudžbinu. Firma je vidi među sačuvanim korpama.',
  },
  colleague: { en: 'Who orders', bs: 'Ko naručuje', hr: 'Tko naručuje', srLatn: 'Ko poručuje' },
  choose: { en: 'Choose a colleague', bs: 'Odaberite kolegu', hr: 'Odaberite kolegu', srLatn: 'Izaberite kolegu' },
  send: { en: 'Send the proposal', bs: 'Pošalji prijedlog', hr: 'Pošalji prijedlog', srLatn: 'Pošalji prijedlog' },
  nobody: {
    en: 'Nobody else in the company may order.',
    bs: 'Niko drugi u firmi ne može naručivati.',
    hr: 'Nitko drugi u tvrtki ne može naručivati.',
    srLatn: 'Niko drugi u firmi ne može da poručuje.',
  },
  cart: {
    en: 'Cart {date} – {name}',
    bs: 'Korpa {date} – {name}',
    hr: 'Košarica {date} – {name}',
    srLatn: 'Korpa {date} – {name}',
  },
  scan: {
    en: 'Scanned {date} – {name}',
    bs: 'Skenirano {date} – {name}',
    hr: 'Skenirano {date} – {name}',
    srLatn: 'Skenirano {date} – {name}',
  },
  quickOrder: {
    en: 'Quick order {date} – {name}',
    bs: 'Brzi unos {date} – {name}',
    hr: 'Brzi unos {date} – {name}',
    srLatn: 'Brzi unos {date} – {name}',
  },
});
