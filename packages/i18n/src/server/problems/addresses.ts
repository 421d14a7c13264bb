import { texts } from '../../texts.ts';

/** Delivery addresses. */
export const addresses = texts({
  not_found: {
    en: 'The address was not found.',
    bs: 'Adresa nije pronađena.',
    hr: 'Adresa nije pronađena.',
    srLatn: 'Adresa nije pronađena.',
  },
  too_many: {
    en: 'There are {maximum} addresses already, no more are possible.',
    bs: 'Već postoji {maximum} adresa, više nije moguće.',
    hr: 'Već postoji {maximum} adresa, više nije moguće.',
    srLatn: 'Već postoji {maximum} adresa, više nije moguće.',
  },
  town_unknown: {
    en: 'This town is not on the list.',
    bs: 'Ovo mjesto nije na listi.',
    hr: 'Ovo mjesto nije na popisu.',
    srLatn: 'Ovo mjesto nije na listi.',
  },
  country_not_served: {
    en: 'We do not deliver to this country.',
    bs: 'U ovu državu ne dostavljamo.',
    hr: 'U ovu državu ne dostavljamo.',
    srLatn: 'U ovu državu ne dostavljamo.',
  },
  limited_to_branches: {
    en: 'You order for certain branches. Your company admin adds addresses.',
    bs: 'Naručujete za određene poslovnice. Adrese dodaje administrator vaše firme.',
    hr: 'Naručujete za određene poslovnice. Adrese dodaje administrator vaše tvrtke.',
    srLatn: 'Naručujete za određene poslovnice. Adrese dodaje administrator vaše firme.',
  },
});
