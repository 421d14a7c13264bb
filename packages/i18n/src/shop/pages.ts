import { texts } from '../texts.ts';

/** Titles of pages and news. */
export const pages = texts({
  termsAndConditions: {
    en: 'Terms and conditions',
    bs: 'Opći uslovi poslovanja',
    hr: 'Opći uvjeti poslovanja',
    srLatn: 'Opšti uslovi poslovanja',
  },
  news: { en: 'News', bs: 'Novosti', hr: 'Novosti', srLatn: 'Novosti' },
  newsArchive: { en: 'News archive', bs: 'Arhiva novosti', hr: 'Arhiva novosti', srLatn: 'Arhiva novosti' },
  recentNews: { en: 'Recent news', bs: 'Najnovije novosti', hr: 'Najnovije novosti', srLatn: 'Najnovije novosti' },
  brands: { en: 'Brands', bs: 'Brendovi', hr: 'Brendovi', srLatn: 'Brendovi' },
  brandProducts: {
    en: 'Products of the brand {brand}',
    bs: 'Artikli brenda {brand}',
    hr: 'Artikli brenda {brand}',
    srLatn: 'Artikli brenda {brand}',
  },
  promotions: { en: 'Promotions', bs: 'Akcije', hr: 'Akcije', srLatn: 'Akcije' },
  noPromotions: {
    en: 'There are no promotions just now.',
    bs: 'Trenutno nema akcija.',
    hr: 'Trenutačno nema akcija.',
    srLatn: 'Trenutno nema akcija.',
  },
  newProducts: { en: 'Newly added', bs: 'Novo u ponudi', hr: 'Novo u ponudi', srLatn: 'Novo u ponudi' },
  forYou: {
    en: 'Products selected for you',
    bs: 'Izdvojeno za vas',
    hr: 'Izdvojeno za vas',
    srLatn: 'Izdvojeno za vas',
  },
  myProducts: { en: 'My products', bs: 'Moji artikli', hr: 'Moji artikli', srLatn: 'Moji artikli' },
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
  infoPhone: {
    en: 'Free info phone',
    bs: 'Besplatan info telefon',
    hr: 'Besplatni info telefon',
    srLatn: 'Besplatan info telefon',
  },
  hours: { en: 'Working hours', bs: 'Radno vrijeme', hr: 'Radno vrijeme', srLatn: 'Radno vrijeme' },
  consumerShop: {
    en: 'Shop for private customers',
    bs: 'Prodavnica za građane',
    hr: 'Trgovina za građane',
    srLatn: 'Prodavnica za građane',
  },
});
