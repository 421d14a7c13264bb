import { texts } from '../texts.ts';

/** Names of what the back office keeps. */
export const resource = texts({
  articles: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  reviews: { en: 'Reviews', bs: 'Ocjene i komentari', hr: 'Ocjene i komentari', srLatn: 'Ocjene i komentari' },
  searchWords: { en: 'Searched words', bs: 'Traženi pojmovi', hr: 'Traženi pojmovi', srLatn: 'Traženi pojmovi' },
  synonyms: { en: 'Synonyms', bs: 'Sinonimi', hr: 'Sinonimi', srLatn: 'Sinonimi' },
});
