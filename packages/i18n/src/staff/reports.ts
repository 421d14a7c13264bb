import { texts } from '../texts.ts';

/** What revenue is listed by, as tabs. */
export const reportView = texts({
  day: { en: 'Days', bs: 'Dani', hr: 'Dani', srLatn: 'Dani' },
  month: { en: 'Months', bs: 'Mjeseci', hr: 'Mjeseci', srLatn: 'Mjeseci' },
  category: { en: 'Categories', bs: 'Kategorije', hr: 'Kategorije', srLatn: 'Kategorije' },
  brand: { en: 'Brands', bs: 'Brendovi', hr: 'Brendovi', srLatn: 'Brendovi' },
  article: { en: 'Articles', bs: 'Artikli', hr: 'Artikli', srLatn: 'Artikli' },
  company: { en: 'Companies', bs: 'Firme', hr: 'Tvrtke', srLatn: 'Firme' },
  representative: {
    en: 'Representatives',
    bs: 'Komercijalisti',
    hr: 'Komercijalisti',
    srLatn: 'Komercijalisti',
  },
  days90: { en: '90 days', bs: '90 dana', hr: '90 dana', srLatn: '90 dana' },
  days180: { en: '180 days', bs: '180 dana', hr: '180 dana', srLatn: '180 dana' },
  days365: { en: 'A year', bs: 'Godina', hr: 'Godina', srLatn: 'Godina' },
  owing: { en: 'Owing', bs: 'Duguju', hr: 'Duguju', srLatn: 'Duguju' },
  overdue: { en: 'Overdue', bs: 'Dospjelo', hr: 'Dospjelo', srLatn: 'Dospjelo' },
});

/** Reports of the back office. */
export const reports = texts({
  all: { en: 'All reports', bs: 'Svi izvještaji', hr: 'Sva izvješća', srLatn: 'Svi izvještaji' },
  search: { en: 'Name or code…', bs: 'Naziv ili šifra…', hr: 'Naziv ili šifra…', srLatn: 'Naziv ili šifra…' },
  searchCompany: { en: 'Company or JIB…', bs: 'Firma ili JIB…', hr: 'Tvrtka ili JIB…', srLatn: 'Firma ili JIB…' },
  searchText: { en: 'Searched text…', bs: 'Traženi tekst…', hr: 'Traženi tekst…', srLatn: 'Traženi tekst…' },
  compareWith: { en: 'Compare with', bs: 'Uporedi sa', hr: 'Usporedi s', srLatn: 'Uporedi sa' },
  previousPeriod: { en: 'Period before', bs: 'Period prije', hr: 'Razdoblje prije', srLatn: 'Period prije' },
  yearBefore: { en: 'Year before', bs: 'Godina prije', hr: 'Godina prije', srLatn: 'Godina prije' },
  from: { en: '{from} – {to}', bs: '{from} – {to}', hr: '{from} – {to}', srLatn: '{from} – {to}' },
  thisPeriod: { en: 'This period', bs: 'Ovaj period', hr: 'Ovo razdoblje', srLatn: 'Ovaj period' },
  before: { en: 'before: {value}', bs: 'prije: {value}', hr: 'prije: {value}', srLatn: 'prije: {value}' },
  net: {
    en: 'Without VAT and postage, after discounts and returns.',
    bs: 'Bez PDV-a i poštarine, nakon rabata i povrata.',
    hr: 'Bez PDV-a i poštarine, nakon rabata i povrata.',
    srLatn: 'Bez PDV-a i poštarine, nakon rabata i povrata.',
  },
  lacksCosts: {
    en: 'Some goods have no cost price: the margin is that of the others.',
    bs: 'Dio robe nema nabavnu cijenu: marža se odnosi na ostalu robu.',
    hr: 'Dio robe nema nabavnu cijenu: marža se odnosi na ostalu robu.',
    srLatn: 'Dio robe nema nabavnu cijenu: marža se odnosi na ostalu robu.',
  },
  sharedCompanies: {
    en: 'A company with several representatives counts for each of them.',
    bs: 'Firma s više komercijalista računa se svakom od njih.',
    hr: 'Tvrtka s više komercijalista računa se svakom od njih.',
    srLatn: 'Firma s više komercijalista računa se svakom od njih.',
  },
  noRevenue: {
    en: 'No revenue in this period',
    bs: 'Nema prometa u ovom periodu',
    hr: 'Nema prometa u ovom razdoblju',
    srLatn: 'Nema prometa u ovom periodu',
  },
  noRevenueText: {
    en: 'Choose another period, or take filters off.',
    bs: 'Izaberite drugi period ili uklonite filtere.',
    hr: 'Odaberite drugo razdoblje ili uklonite filtre.',
    srLatn: 'Izaberite drugi period ili uklonite filtere.',
  },
  noPairs: {
    en: 'Nothing is bought together yet',
    bs: 'Još se ništa ne kupuje zajedno',
    hr: 'Još se ništa ne kupuje zajedno',
    srLatn: 'Još se ništa ne kupuje zajedno',
  },
  noPairsText: {
    en: 'Pairs of articles appear here once three orders of the period have both.',
    bs: 'Parovi artikala se pojavljuju kada ih zajedno imaju tri narudžbe perioda.',
    hr: 'Parovi artikala pojavljuju se kada ih zajedno imaju tri narudžbe razdoblja.',
    srLatn: 'Parovi artikala se pojavljuju kada ih zajedno imaju tri porudžbine perioda.',
  },
  noDeadStock: {
    en: 'No dead stock',
    bs: 'Nema mrtve zalihe',
    hr: 'Nema mrtve zalihe',
    srLatn: 'Nema mrtve zalihe',
  },
  noDeadStockText: {
    en: 'Everything in stock has been ordered in this time.',
    bs: 'Sve sa zalihe je naručivano u tom periodu.',
    hr: 'Sve sa zalihe naručivano je u tom razdoblju.',
    srLatn: 'Sve sa zalihe je naručivano u tom periodu.',
  },
  noLostSearches: {
    en: 'Every search found something',
    bs: 'Svaka pretraga je nešto našla',
    hr: 'Svaka pretraga je nešto našla',
    srLatn: 'Svaka pretraga je nešto našla',
  },
  noLostSearchesText: {
    en: 'Searches without a result of the last 90 days appear here.',
    bs: 'Ovdje se pojavljuju pretrage bez rezultata iz posljednjih 90 dana.',
    hr: 'Ovdje se pojavljuju pretrage bez rezultata iz posljednjih 90 dana.',
    srLatn: 'Ovdje se pojavljuju pretrage bez rezultata iz posljednjih 90 dana.',
  },
  noLapsed: {
    en: 'Nobody has stopped ordering',
    bs: 'Niko nije prestao naručivati',
    hr: 'Nitko nije prestao naručivati',
    srLatn: 'Niko nije prestao da naručuje',
  },
  noLapsedText: {
    en: 'Companies appear here once twice their usual time between orders has passed.',
    bs: 'Firme se pojavljuju kada prođe dvostruko više od njihovog uobičajenog razmaka.',
    hr: 'Tvrtke se pojavljuju kada prođe dvostruko više od njihova uobičajenog razmaka.',
    srLatn: 'Firme se pojavljuju kada prođe dvostruko više od njihovog uobičajenog razmaka.',
  },
  noDebts: {
    en: 'Nobody owes anything',
    bs: 'Niko ništa ne duguje',
    hr: 'Nitko ništa ne duguje',
    srLatn: 'Niko ništa ne duguje',
  },
  noDebtsText: {
    en: 'Open invoices from the ERP or from files appear here by age.',
    bs: 'Ovdje se po starosti pojavljuju otvorene fakture iz ERP-a ili iz datoteka.',
    hr: 'Ovdje se po starosti pojavljuju otvoreni računi iz ERP-a ili iz datoteka.',
    srLatn: 'Ovdje se po starosti pojavljuju otvorene fakture iz ERP-a ili iz datoteka.',
  },
  stockOnPage: {
    en: 'The largest of this page, at price',
    bs: 'Najveće s ove stranice, po prodajnoj cijeni',
    hr: 'Najveće s ove stranice, po prodajnoj cijeni',
    srLatn: 'Najveće s ove stranice, po prodajnoj cijeni',
  },
  amountOfAll: { en: 'Owed in all', bs: 'Ukupno dugovanje', hr: 'Ukupno dugovanje', srLatn: 'Ukupno dugovanje' },
  ageOfDebt: { en: 'Age', bs: 'Starost', hr: 'Starost', srLatn: 'Starost' },
});
