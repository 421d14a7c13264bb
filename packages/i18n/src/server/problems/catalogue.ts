import { texts } from '../../texts.ts';

/** Categories, attributes, variations and what else orders the catalogue. */
export const catalogue = texts({
  category_not_found: {
    en: 'The category was not found.',
    bs: 'Kategorija nije pronađena.',
    hr: 'Kategorija nije pronađena.',
    srLatn: 'Kategorija nije pronađena.',
  },
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
  sale_not_found: {
    en: 'The promotion was not found.',
    bs: 'Akcija nije pronađena.',
    hr: 'Akcija nije pronađena.',
    srLatn: 'Akcija nije pronađena.',
  },
  synonyms_alike: {
    en: 'Enter at least two words that differ.',
    bs: 'Unesite najmanje dvije različite riječi.',
    hr: 'Unesite najmanje dvije različite riječi.',
    srLatn: 'Unesite najmanje dvije različite riječi.',
  },
  category_cycle: {
    en: 'A category cannot stand below itself.',
    bs: 'Kategorija ne može biti ispod same sebe.',
    hr: 'Kategorija ne može biti ispod same sebe.',
    srLatn: 'Kategorija ne može biti ispod same sebe.',
  },
  category_in_use: {
    en: 'The category holds products or other categories.',
    bs: 'Kategorija sadrži artikle ili druge kategorije.',
    hr: 'Kategorija sadrži artikle ili druge kategorije.',
    srLatn: 'Kategorija sadrži artikle ili druge kategorije.',
  },
  page_too_far: {
    en: 'Go through the pages with a filter: this one lies too far.',
    bs: 'Suzite izbor filterom: ova stranica je predaleko.',
    hr: 'Suzite izbor filtrom: ova stranica je predaleko.',
    srLatn: 'Suzite izbor filterom: ova stranica je predaleko.',
  },
});
