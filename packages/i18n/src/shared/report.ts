import { texts } from '../texts.ts';

/** Columns of the reports, on the screen and in files. */
export const reportColumn = texts({
  day: { en: 'Day', bs: 'Dan', hr: 'Dan', srLatn: 'Dan' },
  month: { en: 'Month', bs: 'Mjesec', hr: 'Mjesec', srLatn: 'Mjesec' },
  category: { en: 'Category', bs: 'Kategorija', hr: 'Kategorija', srLatn: 'Kategorija' },
  brand: { en: 'Brand', bs: 'Brend', hr: 'Brend', srLatn: 'Brend' },
  article: { en: 'Article', bs: 'Artikal', hr: 'Artikl', srLatn: 'Artikal' },
  code: { en: 'Code', bs: 'Šifra', hr: 'Šifra', srLatn: 'Šifra' },
  company: { en: 'Company', bs: 'Firma', hr: 'Tvrtka', srLatn: 'Firma' },
  representative: { en: 'Sales representative', bs: 'Komercijalista', hr: 'Komercijalist', srLatn: 'Komercijalista' },
  revenue: { en: 'Revenue', bs: 'Promet', hr: 'Promet', srLatn: 'Promet' },
  previous: { en: 'Compared period', bs: 'Uporedni period', hr: 'Usporedno razdoblje', srLatn: 'Uporedni period' },
  change: { en: 'Change, %', bs: 'Promjena, %', hr: 'Promjena, %', srLatn: 'Promjena, %' },
  quantity: { en: 'Pieces', bs: 'Komada', hr: 'Komada', srLatn: 'Komada' },
  orders: { en: 'Orders', bs: 'Narudžbe', hr: 'Narudžbe', srLatn: 'Porudžbine' },
  margin: { en: 'Margin', bs: 'Marža', hr: 'Marža', srLatn: 'Marža' },
  marginPercent: { en: 'Margin, %', bs: 'Marža, %', hr: 'Marža, %', srLatn: 'Marža, %' },
  otherCode: { en: 'Code of the second', bs: 'Šifra drugog', hr: 'Šifra drugog', srLatn: 'Šifra drugog' },
  otherArticle: { en: 'Bought with it', bs: 'Kupljeno uz njega', hr: 'Kupljeno uz njega', srLatn: 'Kupljeno uz njega' },
  ordersTogether: { en: 'Orders with both', bs: 'Narudžbe s oba', hr: 'Narudžbe s oba', srLatn: 'Porudžbine s oba' },
  share: { en: 'Share, %', bs: 'Udio, %', hr: 'Udio, %', srLatn: 'Udio, %' },
  lift: {
    en: 'Times more often than by chance',
    bs: 'Puta češće nego slučajno',
    hr: 'Puta češće nego slučajno',
    srLatn: 'Puta češće nego slučajno',
  },
  available: { en: 'In stock', bs: 'Na zalihi', hr: 'Na zalihi', srLatn: 'Na zalihi' },
  stockValue: { en: 'Value at cost', bs: 'Nabavna vrijednost', hr: 'Nabavna vrijednost', srLatn: 'Nabavna vrijednost' },
  priceValue: {
    en: 'Value at price',
    bs: 'Prodajna vrijednost',
    hr: 'Prodajna vrijednost',
    srLatn: 'Prodajna vrijednost',
  },
  lastSoldOn: { en: 'Last sold', bs: 'Zadnja prodaja', hr: 'Zadnja prodaja', srLatn: 'Zadnja prodaja' },
  days: {
    en: 'Days without an order',
    bs: 'Dana bez narudžbe',
    hr: 'Dana bez narudžbe',
    srLatn: 'Dana bez porudžbine',
  },
  searchText: { en: 'Searched for', bs: 'Traženo', hr: 'Traženo', srLatn: 'Traženo' },
  searches: { en: 'Searches', bs: 'Pretraga', hr: 'Pretraga', srLatn: 'Pretraga' },
  lastAt: { en: 'Last time', bs: 'Zadnji put', hr: 'Zadnji put', srLatn: 'Zadnji put' },
  town: { en: 'Town', bs: 'Mjesto', hr: 'Mjesto', srLatn: 'Mjesto' },
  phone: { en: 'Phone', bs: 'Telefon', hr: 'Telefon', srLatn: 'Telefon' },
  lastOrderOn: { en: 'Last order', bs: 'Zadnja narudžba', hr: 'Zadnja narudžba', srLatn: 'Posljednja porudžbina' },
  usualGap: {
    en: 'Usual gap, days',
    bs: 'Uobičajen razmak, dana',
    hr: 'Uobičajeni razmak, dana',
    srLatn: 'Uobičajen razmak, dana',
  },
  missed: { en: 'Gaps missed', bs: 'Propušteno razmaka', hr: 'Propušteno razmaka', srLatn: 'Propušteno razmaka' },
  yearRevenue: {
    en: 'Revenue of the last year',
    bs: 'Promet zadnje godine',
    hr: 'Promet zadnje godine',
    srLatn: 'Promet posljednje godine',
  },
  debt: { en: 'Debt', bs: 'Dug', hr: 'Dug', srLatn: 'Dug' },
  notDue: { en: 'Not due', bs: 'Nedospjelo', hr: 'Nedospjelo', srLatn: 'Nedospjelo' },
  days30: { en: '1–30 days', bs: '1–30 dana', hr: '1–30 dana', srLatn: '1–30 dana' },
  days60: { en: '31–60 days', bs: '31–60 dana', hr: '31–60 dana', srLatn: '31–60 dana' },
  days90: { en: '61–90 days', bs: '61–90 dana', hr: '61–90 dana', srLatn: '61–90 dana' },
  over90: { en: 'Over 90 days', bs: 'Preko 90 dana', hr: 'Preko 90 dana', srLatn: 'Preko 90 dana' },
  creditLimit: { en: 'Credit limit', bs: 'Kreditni limit', hr: 'Kreditni limit', srLatn: 'Kreditni limit' },
});

/** The reports, on the screen and as files. */
export const reportName = texts({
  revenue: { en: 'Revenue', bs: 'Promet', hr: 'Promet', srLatn: 'Promet' },
  pairs: { en: 'Bought together', bs: 'Kupuje se zajedno', hr: 'Kupuje se zajedno', srLatn: 'Kupuje se zajedno' },
  deadStock: { en: 'Dead stock', bs: 'Mrtva zaliha', hr: 'Mrtva zaliha', srLatn: 'Mrtva zaliha' },
  lostSearches: {
    en: 'Searches without a result',
    bs: 'Pretrage bez rezultata',
    hr: 'Pretrage bez rezultata',
    srLatn: 'Pretrage bez rezultata',
  },
  lapsedCustomers: {
    en: 'Customers who stopped ordering',
    bs: 'Kupci koji su prestali naručivati',
    hr: 'Kupci koji su prestali naručivati',
    srLatn: 'Kupci koji su prestali da naručuju',
  },
  debts: {
    en: 'Debts by age',
    bs: 'Dugovanja po starosti',
    hr: 'Dugovanja po starosti',
    srLatn: 'Dugovanja po starosti',
  },
});

/** Rows of reports for what belongs to no record, on the screen and in files. */
export const reportRow = texts({
  privateCustomers: {
    en: 'Private customers',
    bs: 'Fizička lica',
    hr: 'Fizičke osobe',
    srLatn: 'Fizička lica',
  },
  withoutRepresentative: {
    en: 'Without a representative',
    bs: 'Bez komercijaliste',
    hr: 'Bez komercijalista',
    srLatn: 'Bez komercijaliste',
  },
  withoutCategory: { en: 'Without a category', bs: 'Bez kategorije', hr: 'Bez kategorije', srLatn: 'Bez kategorije' },
});
