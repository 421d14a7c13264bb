import { texts } from '../../texts.ts';

/** News, information pages, banners, polls and tabs. */
export const content = texts({
  news_not_found: {
    en: 'The news item was not found.',
    bs: 'Novost nije pronađena.',
    hr: 'Novost nije pronađena.',
    srLatn: 'Novost nije pronađena.',
  },
});
