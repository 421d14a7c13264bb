import { texts } from '../../texts.ts';

/** Machines of companies. */
export const machines = texts({
  not_found: {
    en: 'The machine was not found.',
    bs: 'Mašina nije pronađena.',
    hr: 'Stroj nije pronađen.',
    srLatn: 'Mašina nije pronađena.',
  },
  no_article: {
    en: 'There is no article with this code.',
    bs: 'Nema artikla s ovom šifrom.',
    hr: 'Nema artikla s ovom šifrom.',
    srLatn: 'Nema artikla sa ovom šifrom.',
  },
  no_company: {
    en: 'Choose a company.',
    bs: 'Odaberite firmu.',
    hr: 'Odaberite tvrtku.',
    srLatn: 'Izaberite firmu.',
  },
  dates_turned: {
    en: 'This date is before the one that it follows.',
    bs: 'Ovaj datum je prije onoga iza kojeg slijedi.',
    hr: 'Ovaj datum je prije onoga iza kojega slijedi.',
    srLatn: 'Ovaj datum je prije onoga iza kojeg slijedi.',
  },
});
