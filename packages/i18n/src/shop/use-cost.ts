import { texts } from '../texts.ts';

/** What one use of a product costs; the key is the kind of use. */
export const useCost = texts({
  square_metres: { en: '{price} / 100 m²', bs: '{price} / 100 m²', hr: '{price} / 100 m²', srLatn: '{price} / 100 m²' },
  hand_drying: {
    en: '{price} / hand drying',
    bs: '{price} / sušenje ruku',
    hr: '{price} / sušenje ruku',
    srLatn: '{price} / sušenje ruku',
  },
  ready_litre: {
    en: '{price} / ready litre',
    bs: '{price} / L gotovog',
    hr: '{price} / L gotovog',
    srLatn: '{price} / L gotovog',
    srCyrl: '{price} / L готовог',
  },
  roll_metre: { en: '{price} / m', bs: '{price} / m', hr: '{price} / m', srLatn: '{price} / m', srCyrl: '{price} / m' },
});
