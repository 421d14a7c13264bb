import { texts } from '../texts.ts';

/** Titles of pages and news. */
export const pages = texts({
  termsAndConditions: {
    en: 'Terms and conditions',
    bs: 'Opći uslovi poslovanja',
    hr: 'Opći uvjeti poslovanja',
    srLatn: 'Opšti uslovi poslovanja',
  },
  newsArchive: { en: 'News archive', bs: 'Arhiva novosti', hr: 'Arhiva novosti', srLatn: 'Arhiva novosti' },
  recentNews: { en: 'Recent news', bs: 'Najnovije novosti', hr: 'Najnovije novosti', srLatn: 'Najnovije novosti' },
  noPromotions: {
    en: 'There are no promotions just now.',
    bs: 'Trenutno nema akcija.',
    hr: 'Trenutačno nema akcija.',
    srLatn: 'Trenutno nema akcija.',
  },
  noMyProducts: {
    en: 'What you buy will be listed here.',
    bs: 'Ovdje će biti popis artikala koje kupujete.',
    hr: 'Ovdje će biti popis artikala koje kupujete.',
    srLatn: 'Ovdje će biti spisak artikala koje kupujete.',
  },
  publishedOn: {
    en: 'Published: {date}',
    bs: 'Objavljeno: {date}',
    hr: 'Objavljeno: {date}',
    srLatn: 'Objavljeno: {date}',
  },
  consumerShop: {
    en: 'Shop for private customers',
    bs: 'Prodavnica za građane',
    hr: 'Trgovina za građane',
    srLatn: 'Prodavnica za građane',
  },
});
