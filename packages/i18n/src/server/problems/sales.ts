import { texts } from '../../texts.ts';

/** Sales, as staff keep them. */
export const sales = texts({
  confirm_below_cost: {
    en: '{count} product would cost less than its purchase price. Check the plan and confirm it. ¦ {count} products would cost less than their purchase price. Check the plan and confirm it.',
    bs: '{count} artikal bio bi ispod nabavne cijene. Provjerite i potvrdite. ¦ {count} artikla bila bi ispod nabavne cijene. Provjerite i potvrdite. ¦ {count} artikala bilo bi ispod nabavne cijene. Provjerite i potvrdite.',
    hr: '{count} artikl bio bi ispod nabavne cijene. Provjerite i potvrdite. ¦ {count} artikla bila bi ispod nabavne cijene. Provjerite i potvrdite. ¦ {count} artikala bilo bi ispod nabavne cijene. Provjerite i potvrdite.',
    srLatn:
      '{count} artikal bio bi ispod nabavne cijene. Provjerite i potvrdite. ¦ {count} artikla bila bi ispod nabavne cijene. Provjerite i potvrdite. ¦ {count} artikala bilo bi ispod nabavne cijene. Provjerite i potvrdite.',
  },
  period_turned: {
    en: 'The last day comes before the first.',
    bs: 'Posljednji dan je prije prvog.',
    hr: 'Posljednji dan je prije prvog.',
    srLatn: 'Posljednji dan je prije prvog.',
  },
  not_running: {
    en: 'The sale is not running.',
    bs: 'Akcija ne traje.',
    hr: 'Akcija ne traje.',
    srLatn: 'Akcija ne traje.',
  },
  has_orders: {
    en: 'Goods were ordered at the prices of this sale: {names}. End it instead.',
    bs: 'Po cijenama ove akcije je naručivano: {names}. Umjesto brisanja je završite.',
    hr: 'Po cijenama ove akcije je naručivano: {names}. Umjesto brisanja je završite.',
    srLatn: 'Po cijenama ove akcije je poručivano: {names}. Umjesto brisanja je završite.',
  },
  scope_needed: {
    en: 'Choose a brand or a category.',
    bs: 'Odaberite brend ili kategoriju.',
    hr: 'Odaberite brend ili kategoriju.',
    srLatn: 'Izaberite brend ili kategoriju.',
  },
  too_many: {
    en: 'A sale takes {maximum} products at a time.',
    bs: 'Odjednom se može uzeti {maximum} artikala.',
    hr: 'Odjednom se može uzeti {maximum} artikala.',
    srLatn: 'Odjednom se može uzeti {maximum} artikala.',
  },
  not_lower: {
    en: 'The price is not lower than the regular one.',
    bs: 'Cijena nije niža od redovne.',
    hr: 'Cijena nije niža od redovne.',
    srLatn: 'Cijena nije niža od redovne.',
  },
});
