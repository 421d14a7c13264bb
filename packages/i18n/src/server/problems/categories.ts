import { texts } from '../../texts.ts';

/** Categories. */
export const categories = texts({
  parent_unknown: {
    en: 'The parent category was not found.',
    bs: 'Nadređena kategorija nije pronađena.',
    hr: 'Nadređena kategorija nije pronađena.',
    srLatn: 'Nadređena kategorija nije pronađena.',
  },
  below_itself: {
    en: 'A category cannot be placed below itself.',
    bs: 'Kategorija ne može biti ispod same sebe.',
    hr: 'Kategorija ne može biti ispod same sebe.',
    srLatn: 'Kategorija ne može biti ispod same sebe.',
  },
  attribute_unknown: {
    en: 'One of the attributes does not exist, or comes twice.',
    bs: 'Jedan od atributa ne postoji ili je naveden dva puta.',
    hr: 'Jedan od atributa ne postoji ili je naveden dvaput.',
    srLatn: 'Jedan od atributa ne postoji ili je naveden dva puta.',
  },
  too_deep: {
    en: 'The menu has {levels} levels; this would be one more.',
    bs: 'Broj nivoa u meniju je {levels}; ovo bi bio jedan više.',
    hr: 'Broj razina u izborniku je {levels}; ovo bi bila jedna više.',
    srLatn: 'Broj nivoa u meniju je {levels}; ovo bi bio jedan više.',
  },
});
