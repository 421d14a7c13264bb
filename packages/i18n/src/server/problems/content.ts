import { texts } from '../../texts.ts';

/** News, information pages, banners, polls and tabs. */
export const content = texts({
  not_found: {
    en: 'The page was not found.',
    bs: 'Stranica nije pronađena.',
    hr: 'Stranica nije pronađena.',
    srLatn: 'Stranica nije pronađena.',
  },
  news_not_found: {
    en: 'The news item was not found.',
    bs: 'Novost nije pronađena.',
    hr: 'Novost nije pronađena.',
    srLatn: 'Novost nije pronađena.',
  },
  poll_not_found: {
    en: 'The poll was not found.',
    bs: 'Anketa nije pronađena.',
    hr: 'Anketa nije pronađena.',
    srLatn: 'Anketa nije pronađena.',
  },
  terms_not_found: {
    en: 'There are no Terms of Use.',
    bs: 'Nema Uslova korištenja.',
    hr: 'Nema Uvjeta korištenja.',
    srLatn: 'Nema Uslova korišćenja.',
  },
  already_voted: {
    en: 'You have voted already.',
    bs: 'Već ste glasali.',
    hr: 'Već ste glasovali.',
    srLatn: 'Već ste glasali.',
  },
});
