import { texts } from '../../texts.ts';

/** Prices and discounts that were agreed with companies. */
export const pricing = texts({
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
