import { texts } from '../../texts.ts';

/** Express posts and pickup places, as staff keep them. */
export const shipping = texts({
  days_turned: {
    en: 'The longest time is shorter than the shortest.',
    bs: 'Najduži rok je kraći od najkraćeg.',
    hr: 'Najdulji rok je kraći od najkraćeg.',
    srLatn: 'Najduži rok je kraći od najkraćeg.',
  },
  rates_order: {
    en: 'Each weight stands once, and a heavier parcel is not cheaper.',
    bs: 'Svaka težina stoji jednom, a teži paket nije jeftiniji.',
    hr: 'Svaka težina stoji jednom, a teži paket nije jeftiniji.',
    srLatn: 'Svaka težina stoji jednom, a teži paket nije jeftiniji.',
  },
  default_inactive: {
    en: 'An express post that is switched off cannot be the first one.',
    bs: 'Isključena brza pošta ne može biti prva u ponudi.',
    hr: 'Isključena brza pošta ne može biti prva u ponudi.',
    srLatn: 'Isključena brza pošta ne može biti prva u ponudi.',
  },
  hours_turned: {
    en: 'The end is not after the beginning.',
    bs: 'Kraj nije nakon početka.',
    hr: 'Kraj nije nakon početka.',
    srLatn: 'Kraj nije poslije početka.',
  },
});
