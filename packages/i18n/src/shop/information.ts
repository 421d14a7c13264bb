import { texts } from '../texts.ts';

/** What stands around the information pages. */
export const information = texts({
  askPerson: { en: 'Ask a person', bs: 'Pitajte čovjeka', hr: 'Pitajte čovjeka', srLatn: 'Pitajte čovjeka' },
  reportProblem: { en: 'Report a problem', bs: 'Prijavi problem', hr: 'Prijavi problem', srLatn: 'Prijavi problem' },
  searchQuestions: {
    en: 'Search the questions',
    bs: 'Traži u pitanjima',
    hr: 'Traži u pitanjima',
    srLatn: 'Traži u pitanjima',
  },
  noQuestion: {
    en: 'No question fits. Ask your sales representative.',
    bs: 'Nijedno pitanje ne odgovara. Pitajte svog komercijalista.',
    hr: 'Nijedno pitanje ne odgovara. Pitajte svojeg komercijalista.',
    srLatn: 'Nijedno pitanje ne odgovara. Pitajte svog komercijalistu.',
  },
  ordering: {
    en: 'Order and payment',
    bs: 'Narudžba i plaćanje',
    hr: 'Narudžba i plaćanje',
    srLatn: 'Porudžbina i plaćanje',
  },
  delivery: { en: 'Delivery', bs: 'Dostava', hr: 'Dostava', srLatn: 'Dostava' },
  returns: {
    en: 'Returns and complaints',
    bs: 'Povrat i reklamacije',
    hr: 'Povrat i reklamacije',
    srLatn: 'Povrat i reklamacije',
  },
  products: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  account: { en: 'User account', bs: 'Korisnički račun', hr: 'Korisnički račun', srLatn: 'Korisnički nalog' },
});
