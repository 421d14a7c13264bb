import { texts } from '../../texts.ts';

/** Categories, attributes, variations and what else orders the catalogue. */
export const catalogue = texts({
  attribute_not_found: {
    en: 'The attribute was not found.',
    bs: 'Atribut nije pronađen.',
    hr: 'Atribut nije pronađen.',
    srLatn: 'Atribut nije pronađen.',
  },
  variation_not_found: {
    en: 'The variant was not found.',
    bs: 'Varijanta nije pronađena.',
    hr: 'Varijanta nije pronađena.',
    srLatn: 'Varijanta nije pronađena.',
  },
  synonyms_alike: {
    en: 'Enter at least two words that differ.',
    bs: 'Unesite najmanje dvije različite riječi.',
    hr: 'Unesite najmanje dvije različite riječi.',
    srLatn: 'Unesite najmanje dvije različite riječi.',
  },
});
