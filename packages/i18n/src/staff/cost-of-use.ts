import { texts } from '../texts.ts';

/** What an attribute tells of the cost of use. */
export const attributeUse = texts({
  title: { en: 'Cost of use', bs: 'Trošak upotrebe', hr: 'Trošak uporabe', srLatn: 'Trošak upotrebe' },
  role: { en: 'The value is', bs: 'Vrijednost je', hr: 'Vrijednost je', srLatn: 'Vrijednost je' },
  none: { en: 'nothing of it', bs: 'ništa od toga', hr: 'ništa od toga', srLatn: 'ništa od toga' },
  roleHint: {
    en: 'Customers see KM for a ready litre, 100 m², a metre of a roll or a hand drying where the attributes of a product tell it.',
    bs: 'Kupci vide KM po litru gotovog rastvora, po 100 m², metru role ili sušenju ruku, gdje atributi artikla to kazuju.',
    hr: 'Kupci vide KM po litri gotove otopine, po 100 m², metru role ili sušenju ruku, gdje atributi artikla to kazuju.',
    srLatn:
      'Kupci vide KM po litru gotovog rastvora, po 100 m², metru rolne ili sušenju ruku, gdje atributi artikla to kazuju.',
  },
  decidesEffect: {
    en: 'Decides about the effect',
    bs: 'Odlučuje o djelovanju',
    hr: 'Odlučuje o djelovanju',
    srLatn: 'Odlučuje o djelovanju',
  },
  effectHint: {
    en: 'Approvals, surfaces, plies: only products of one category with the same values are compared as “same effect, cheaper in use”.',
    bs: 'Odobrenja, namjena, slojevi: samo artikli jedne kategorije s istim vrijednostima porede se kao „isto djelovanje, jeftinije u upotrebi“.',
    hr: 'Odobrenja, namjena, slojevi: samo se artikli jedne kategorije s istim vrijednostima uspoređuju kao „isto djelovanje, jeftinije u uporabi“.',
    srLatn:
      'Odobrenja, namjena, slojevi: samo artikli jedne kategorije sa istim vrijednostima porede se kao „isto djelovanje, jeftinije u upotrebi“.',
  },
});

/** What the values of an attribute tell of the use of a product. */
export const useRole = texts({
  litres: {
    en: 'litres in one unit',
    bs: 'litara u jednoj jedinici',
    hr: 'litara u jednoj jedinici',
    srLatn: 'litara u jednoj jedinici',
  },
  dilution: {
    en: 'dilution, as 1:100',
    bs: 'razrjeđenje, npr. 1:100',
    hr: 'razrjeđenje, npr. 1:100',
    srLatn: 'razrjeđenje, npr. 1:100',
  },
  dose_per_100_m2: { en: 'ml for 100 m²', bs: 'ml na 100 m²', hr: 'ml na 100 m²', srLatn: 'ml na 100 m²' },
  roll_metres: {
    en: 'metres of one roll',
    bs: 'metara jedne role',
    hr: 'metara jedne role',
    srLatn: 'metara jedne rolne',
  },
  rolls: {
    en: 'rolls in one unit',
    bs: 'rola u jednoj jedinici',
    hr: 'rola u jednoj jedinici',
    srLatn: 'rolni u jednoj jedinici',
  },
  sheets: {
    en: 'sheets in one unit',
    bs: 'listova u jednoj jedinici',
    hr: 'listova u jednoj jedinici',
    srLatn: 'listova u jednoj jedinici',
  },
  sheets_per_drying: {
    en: 'sheets for one hand drying',
    bs: 'listova za jedno sušenje ruku',
    hr: 'listova za jedno sušenje ruku',
    srLatn: 'listova za jedno sušenje ruku',
  },
});
