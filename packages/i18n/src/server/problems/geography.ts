import { texts } from '../../texts.ts';

/** Countries and towns. */
export const geography = texts({
  country_not_found: {
    en: 'The country was not found.',
    bs: 'Država nije pronađena.',
    hr: 'Država nije pronađena.',
    srLatn: 'Država nije pronađena.',
  },
  home_country: {
    en: 'Bosnia and Herzegovina is the country of the shop and stays in the offer.',
    bs: 'Bosna i Hercegovina je država prodavnice i ostaje u ponudi.',
    hr: 'Bosna i Hercegovina je država trgovine i ostaje u ponudi.',
    srLatn: 'Bosna i Hercegovina je država prodavnice i ostaje u ponudi.',
  },
  entity_abroad: {
    en: 'Only towns in Bosnia and Herzegovina are in an entity.',
    bs: 'Entitet imaju samo mjesta u Bosni i Hercegovini.',
    hr: 'Entitet imaju samo mjesta u Bosni i Hercegovini.',
    srLatn: 'Entitet imaju samo mjesta u Bosni i Hercegovini.',
  },
  canton_outside_federation: {
    en: 'Only towns in the Federation are in a canton.',
    bs: 'Kanton imaju samo mjesta u Federaciji.',
    hr: 'Županiju imaju samo mjesta u Federaciji.',
    srLatn: 'Kanton imaju samo mjesta u Federaciji.',
  },
});
