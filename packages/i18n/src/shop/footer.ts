import { texts } from '../texts.ts';

/** The footer. */
export const footer = texts({
  about: {
    en: 'Products, equipment and machines for cleaning, hygiene and safety at work.',
    bs: 'Sredstva, oprema i mašine za čišćenje, higijenu i zaštitu na radu.',
    hr: 'Sredstva, oprema i strojevi za čišćenje, higijenu i zaštitu na radu.',
    srLatn: 'Sredstva, oprema i mašine za čišćenje, higijenu i zaštitu na radu.',
  },
  shopping: { en: 'Shopping', bs: 'Kupovina', hr: 'Kupnja', srLatn: 'Kupovina' },
  company: { en: 'Company', bs: 'Kompanija', hr: 'Tvrtka', srLatn: 'Kompanija' },
  help: { en: 'Help', bs: 'Pomoć', hr: 'Pomoć', srLatn: 'Pomoć' },
  hours: { en: 'Working hours', bs: 'Radno vrijeme', hr: 'Radno vrijeme', srLatn: 'Radno vrijeme' },
  newsletterTitle: {
    en: 'News by email',
    bs: 'Novosti na e-mail',
    hr: 'Novosti e-poštom',
    srLatn: 'Novosti na imejl',
  },
  newsletterPlaceholder: { en: 'name@company.ba', bs: 'ime@firma.ba', hr: 'ime@tvrtka.ba', srLatn: 'ime@firma.ba' },
  subscribe: { en: 'Subscribe', bs: 'Pretplati se', hr: 'Pretplati se', srLatn: 'Pretplati se' },
  newsletterNote: {
    en: 'At most twice a month. Unsubscribe with one click.',
    bs: 'Najviše dvaput mjesečno. Odjava jednim klikom.',
    hr: 'Najviše dvaput mjesečno. Odjava jednim klikom.',
    srLatn: 'Najviše dvaput mjesečno. Odjava jednim klikom.',
  },
  invalid: {
    en: 'The form is not filled in correctly.',
    bs: 'Obrazac nije ispravno popunjen.',
    hr: 'Obrazac nije ispravno ispunjen.',
    srLatn: 'Obrazac nije ispravno popunjen.',
  },
  copyright: {
    en: '© {year} {company}',
    bs: '© {year} {company}',
    hr: '© {year} {company}',
    srLatn: '© {year} {company}',
  },
  jib: { en: 'JIB {number}', bs: 'JIB {number}', hr: 'JIB {number}', srLatn: 'JIB {number}' },
  vatNumber: { en: 'VAT {number}', bs: 'PDV {number}', hr: 'PDV {number}', srLatn: 'PDV {number}' },
  pricesNote: {
    en: 'Prices are in KM, without VAT unless stated otherwise.',
    bs: 'Cijene su u KM, bez PDV-a, ako nije drukčije napisano.',
    hr: 'Cijene su u KM, bez PDV-a, ako nije drukčije napisano.',
    srLatn: 'Cijene su u KM, bez PDV-a, ako nije drukčije napisano.',
  },
  retailPricesNote: {
    en: 'Prices are in KM, with VAT.',
    bs: 'Cijene su u KM, s PDV-om.',
    hr: 'Cijene su u KM, s PDV-om.',
    srLatn: 'Cijene su u KM, sa PDV-om.',
  },
});
