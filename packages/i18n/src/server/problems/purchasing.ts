import { texts } from '../../texts.ts';

/** Orders at vendors. */
export const purchasing = texts({
  day_past: {
    en: 'The day on which the goods arrive is over.',
    bs: 'Dan dolaska robe je već prošao.',
    hr: 'Dan dolaska robe je već prošao.',
    srLatn: 'Dan dolaska robe je već prošao.',
  },
  ended: {
    en: 'This purchase order has ended.',
    bs: 'Ova nabavka je završena.',
    hr: 'Ova nabava je završena.',
    srLatn: 'Ova nabavka je završena.',
  },
});
