import { texts } from '../texts.ts';

/** What stands around the information pages. */
export const information = texts({
  askPerson: { en: 'Ask a person', bs: 'Pitajte čovjeka', hr: 'Pitajte čovjeka', srLatn: 'Pitajte čovjeka' },
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
});
