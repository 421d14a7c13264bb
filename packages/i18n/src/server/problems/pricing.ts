import { texts } from '../../texts.ts';

/** Prices: those that must be confirmed, and what was agreed with companies. */
export const pricing = texts({
  confirm_first: {
    en: 'Check the price: it is below cost, or far from the price before. Confirm it, or go back.',
    bs: 'Provjerite cijenu: niža je od nabavne ili mnogo odstupa od dosadašnje. Potvrdite je ili se vratite.',
    hr: 'Provjerite cijenu: niža je od nabavne ili mnogo odstupa od dosadašnje. Potvrdite je ili se vratite.',
    srLatn: 'Provjerite cijenu: niža je od nabavne ili mnogo odstupa od dosadašnje. Potvrdite je ili se vratite.',
  },
  price_below_cost: {
    en: 'The price is below cost.',
    bs: 'Cijena je niža od nabavne.',
    hr: 'Cijena je niža od nabavne.',
    srLatn: 'Cijena je niža od nabavne.',
  },
  price_far_off: {
    en: 'The price is more than 50 % away from the price before.',
    bs: 'Cijena odstupa od dosadašnje više od 50 %.',
    hr: 'Cijena odstupa od dosadašnje više od 50 %.',
    srLatn: 'Cijena odstupa od dosadašnje više od 50 %.',
  },
  period_wrong: {
    en: 'The last day is before the first one.',
    bs: 'Posljednji dan je prije prvog.',
    hr: 'Posljednji je dan prije prvoga.',
    srLatn: 'Posljednji dan je prije prvog.',
  },
  same_company: {
    en: 'Choose another company to copy from.',
    bs: 'Odaberite drugu firmu iz koje se kopira.',
    hr: 'Odaberite drugu tvrtku iz koje se kopira.',
    srLatn: 'Izaberite drugu firmu iz koje se kopira.',
  },
  discount_taken: {
    en: 'The company has a discount for that brand and category already.',
    bs: 'Firma već ima rabat za taj brend i kategoriju.',
    hr: 'Tvrtka već ima rabat za taj brend i kategoriju.',
    srLatn: 'Firma već ima rabat za taj brend i kategoriju.',
  },
  scope_unknown: {
    en: 'The brand or category does not exist any more.',
    bs: 'Brend ili kategorija više ne postoji.',
    hr: 'Brend ili kategorija više ne postoji.',
    srLatn: 'Brend ili kategorija više ne postoji.',
  },
  discount_not_found: {
    en: 'The discount was not found.',
    bs: 'Rabat nije pronađen.',
    hr: 'Rabat nije pronađen.',
    srLatn: 'Rabat nije pronađen.',
  },
  contract_price_not_found: {
    en: 'There is no contract price for that product.',
    bs: 'Za taj artikal nema ugovorne cijene.',
    hr: 'Za taj artikl nema ugovorne cijene.',
    srLatn: 'Za taj artikal nema ugovorne cijene.',
  },
});
