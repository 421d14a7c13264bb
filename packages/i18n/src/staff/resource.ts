import { texts } from '../texts.ts';

/** Names of what the back office keeps. */
export const resource = texts({
  finance: { en: 'Finance', bs: 'Finansije', hr: 'Financije', srLatn: 'Finansije' },
  arrivalRequests: {
    en: 'Availability requests',
    bs: 'Upiti o dostupnosti',
    hr: 'Upiti o dostupnosti',
    srLatn: 'Upiti o dostupnosti',
  },
  presentationRequests: {
    en: 'Presentation requests',
    bs: 'Zahtjevi za prezentaciju',
    hr: 'Zahtjevi za prezentaciju',
    srLatn: 'Zahtjevi za prezentaciju',
  },
  jobs: { en: 'Background jobs', bs: 'Pozadinski zadaci', hr: 'Pozadinski zadaci', srLatn: 'Pozadinski zadaci' },
  failedEvents: {
    en: 'Failed events',
    bs: 'Neuspjeli događaji',
    hr: 'Neuspjeli događaji',
    srLatn: 'Neuspjeli događaji',
  },
  failedJobs: { en: 'Failed jobs', bs: 'Neuspjeli zadaci', hr: 'Neuspjeli zadaci', srLatn: 'Neuspjeli zadaci' },
  outgoingMail: { en: 'Outgoing mail', bs: 'Odlazna pošta', hr: 'Odlazna pošta', srLatn: 'Odlazna pošta' },
  categories: { en: 'Categories', bs: 'Kategorije', hr: 'Kategorije', srLatn: 'Kategorije' },
  brands: { en: 'Brands', bs: 'Brendovi', hr: 'Brendovi', srLatn: 'Brendovi' },
  attributes: { en: 'Attributes', bs: 'Atributi', hr: 'Atributi', srLatn: 'Atributi' },
  articles: { en: 'Products', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  companies: { en: 'Customers', bs: 'Kupci', hr: 'Kupci', srLatn: 'Kupci' },
  reviews: { en: 'Reviews', bs: 'Ocjene i komentari', hr: 'Ocjene i komentari', srLatn: 'Ocjene i komentari' },
  searchWords: { en: 'Searched words', bs: 'Traženi pojmovi', hr: 'Traženi pojmovi', srLatn: 'Traženi pojmovi' },
  synonyms: { en: 'Synonyms', bs: 'Sinonimi', hr: 'Sinonimi', srLatn: 'Sinonimi' },
  settings: { en: 'Settings', bs: 'Postavke', hr: 'Postavke', srLatn: 'Podešavanja' },
  terms: { en: 'Terms of use', bs: 'Uslovi korištenja', hr: 'Uvjeti korištenja', srLatn: 'Uslovi korišćenja' },
  stock: { en: 'Stock', bs: 'Zalihe', hr: 'Zalihe', srLatn: 'Zalihe' },
  stockImports: { en: 'Stock imports', bs: 'Uvoz zaliha', hr: 'Uvoz zaliha', srLatn: 'Uvoz zaliha' },
  sales: { en: 'Product sales', bs: 'Akcije', hr: 'Akcije', srLatn: 'Akcije' },
  carriers: { en: 'Express posts', bs: 'Brze pošte', hr: 'Brze pošte', srLatn: 'Brze pošte' },
  pickupPlaces: {
    en: 'Pickup places',
    bs: 'Mjesta preuzimanja',
    hr: 'Mjesta preuzimanja',
    srLatn: 'Mjesta preuzimanja',
  },
  coupons: { en: 'Coupons', bs: 'Kuponi', hr: 'Kuponi', srLatn: 'Kuponi' },
  partNumbers: { en: 'Customer part numbers', bs: 'Šifre kupaca', hr: 'Šifre kupaca', srLatn: 'Šifre kupaca' },
});
