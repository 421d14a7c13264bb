import { texts } from '../texts.ts';

/** Sales with their days and prices. */
export const promotions = texts({
  new: { en: 'New sale', bs: 'Nova akcija', hr: 'Nova akcija', srLatn: 'Nova akcija' },
  search: { en: 'Sale…', bs: 'Akcija…', hr: 'Akcija…', srLatn: 'Akcija…' },
  viewUpcoming: { en: 'Upcoming', bs: 'Najavljene', hr: 'Najavljene', srLatn: 'Najavljene' },
  viewEnded: { en: 'Ended', bs: 'Završene', hr: 'Završene', srLatn: 'Završene' },
  period: { en: 'Period', bs: 'Period', hr: 'Razdoblje', srLatn: 'Period' },
  active: { en: 'Switched on', bs: 'Uključena', hr: 'Uključena', srLatn: 'Uključena' },
  activeHint: {
    en: 'Its prices hold from the beginning of the first day to the end of the last.',
    bs: 'Cijene vrijede od početka prvog do kraja posljednjeg dana.',
    hr: 'Cijene vrijede od početka prvog do kraja posljednjeg dana.',
    srLatn: 'Cijene važe od početka prvog do kraja posljednjeg dana.',
  },
  begins: { en: 'Begins', bs: 'Počinje', hr: 'Počinje', srLatn: 'Počinje' },
  ends: { en: 'Ends', bs: 'Završava', hr: 'Završava', srLatn: 'Završava' },
  endNow: { en: 'End now', bs: 'Završi odmah', hr: 'Završi odmah', srLatn: 'Završi odmah' },
  endSure: {
    en: '{name} ends at once. Carts get the regular prices back, and their owners are told.',
    bs: '{name} odmah završava. U korpe se vraćaju redovne cijene, i kupci to vide.',
    hr: '{name} odmah završava. U košarice se vraćaju redovne cijene, i kupci to vide.',
    srLatn: '{name} odmah završava. U korpe se vraćaju redovne cijene, i kupci to vide.',
  },
  ended: { en: 'Sale ended', bs: 'Akcija završena', hr: 'Akcija završena', srLatn: 'Akcija završena' },
  picture: { en: 'Picture', bs: 'Slika', hr: 'Slika', srLatn: 'Slika' },
  otherPicture: { en: 'Another picture', bs: 'Druga slika', hr: 'Druga slika', srLatn: 'Druga slika' },
  noPicture: { en: 'Remove the picture', bs: 'Ukloni sliku', hr: 'Ukloni sliku', srLatn: 'Ukloni sliku' },
  preview: {
    en: 'As customers see it',
    bs: 'Kako je vide kupci',
    hr: 'Kako je vide kupci',
    srLatn: 'Kako je vide kupci',
  },
  until: { en: 'Sale until {date}', bs: 'Akcija do {date}', hr: 'Akcija do {date}', srLatn: 'Akcija do {date}' },
  nothingToShow: {
    en: 'A sale without visible products is not shown.',
    bs: 'Akcija bez vidljivih artikala se ne prikazuje.',
    hr: 'Akcija bez vidljivih artikala se ne prikazuje.',
    srLatn: 'Akcija bez vidljivih artikala se ne prikazuje.',
  },
  heldAtOnce: {
    en: 'prices in KM, saved at once',
    bs: 'cijene u KM, spremaju se odmah',
    hr: 'cijene u KM, spremaju se odmah',
    srLatn: 'cijene u KM, čuvaju se odmah',
  },
  addArticles: { en: 'Add products', bs: 'Dodaj artikle', hr: 'Dodaj artikle', srLatn: 'Dodaj artikle' },
  findArticle: { en: 'Code or name…', bs: 'Šifra ili naziv…', hr: 'Šifra ili naziv…', srLatn: 'Šifra ili naziv…' },
  noArticles: {
    en: 'No products yet',
    bs: 'Još nema artikala',
    hr: 'Još nema artikala',
    srLatn: 'Još nema artikala',
  },
  noArticlesHint: {
    en: 'Paste their codes, or take those of a brand or category at a percentage.',
    bs: 'Zalijepite njihove šifre, ili uzmite artikle brenda ili kategorije uz postotak.',
    hr: 'Zalijepite njihove šifre, ili uzmite artikle brenda ili kategorije uz postotak.',
    srLatn: 'Nalijepite njihove šifre, ili uzmite artikle brenda ili kategorije uz procenat.',
  },
  wholesale: { en: 'Wholesale', bs: 'VPC', hr: 'VPC', srLatn: 'VPC' },
  retail: { en: 'Retail', bs: 'MPC', hr: 'MPC', srLatn: 'MPC' },
  salePrice: { en: 'Sale price', bs: 'Akcijska cijena', hr: 'Akcijska cijena', srLatn: 'Akcijska cijena' },
  salePriceNet: {
    en: 'Sale price without VAT',
    bs: 'Akcijska cijena bez PDV-a',
    hr: 'Akcijska cijena bez PDV-a',
    srLatn: 'Akcijska cijena bez PDV-a',
  },
  salePriceGross: {
    en: 'Retail sale price with VAT',
    bs: 'Akcijska MPC s PDV-om',
    hr: 'Akcijska MPC s PDV-om',
    srLatn: 'Akcijska MPC sa PDV-om',
  },
  regular: { en: 'Regular: {amount}', bs: 'Redovna: {amount}', hr: 'Redovna: {amount}', srLatn: 'Redovna: {amount}' },
  hidden: { en: 'not visible', bs: 'nije vidljiv', hr: 'nije vidljiv', srLatn: 'nije vidljiv' },
  alsoIn: {
    en: 'also in: {promotions}',
    bs: 'i u: {promotions}',
    hr: 'i u: {promotions}',
    srLatn: 'i u: {promotions}',
  },
  takeOut: {
    en: 'Take the product out',
    bs: 'Izvadi artikal iz akcije',
    hr: 'Izvadi artikl iz akcije',
    srLatn: 'Izvadi artikal iz akcije',
  },
  takeOutSure: {
    en: '{name} gets its regular price back.',
    bs: '{name} dobija redovnu cijenu.',
    hr: '{name} dobiva redovnu cijenu.',
    srLatn: '{name} dobija redovnu cijenu.',
  },
  byCodes: { en: 'By code', bs: 'Po šiframa', hr: 'Po šiframa', srLatn: 'Po šiframa' },
  byScope: {
    en: 'Brand or category',
    bs: 'Brend ili kategorija',
    hr: 'Brend ili kategorija',
    srLatn: 'Brend ili kategorija',
  },
  codes: { en: 'Codes and prices', bs: 'Šifre i cijene', hr: 'Šifre i cijene', srLatn: 'Šifre i cijene' },
  codesHint: {
    en: 'One a line, also pasted from a spreadsheet: code, wholesale and retail price. Prices may be missing.',
    bs: 'Jedna u redu, i zalijepljene iz tabele: šifra, VPC i MPC. Cijene mogu nedostajati.',
    hr: 'Jedna u retku, i zalijepljene iz tablice: šifra, VPC i MPC. Cijene mogu nedostajati.',
    srLatn: 'Jedna u redu, i nalijepljene iz tabele: šifra, VPC i MPC. Cijene mogu nedostajati.',
  },
  noCodes: {
    en: 'Type at least one code',
    bs: 'Upišite barem jednu šifru',
    hr: 'Upišite barem jednu šifru',
    srLatn: 'Upišite bar jednu šifru',
  },
  wrongLines: {
    en: 'Not a price in line {lines}',
    bs: 'Nije cijena u redu {lines}',
    hr: 'Nije cijena u retku {lines}',
    srLatn: 'Nije cijena u redu {lines}',
  },
  chooseScope: {
    en: 'Choose a brand or a category',
    bs: 'Odaberite brend ili kategoriju',
    hr: 'Odaberite brend ili kategoriju',
    srLatn: 'Izaberite brend ili kategoriju',
  },
  percent: { en: 'Discount', bs: 'Popust', hr: 'Popust', srLatn: 'Popust' },
  percentHint: {
    en: 'For lines without a price of their own',
    bs: 'Za redove bez vlastite cijene',
    hr: 'Za retke bez vlastite cijene',
    srLatn: 'Za redove bez sopstvene cijene',
  },
  percentWrong: {
    en: 'A percentage from 0,01 to 99,99',
    bs: 'Postotak od 0,01 do 99,99',
    hr: 'Postotak od 0,01 do 99,99',
    srLatn: 'Procenat od 0,01 do 99,99',
  },
  check: { en: 'Check', bs: 'Provjeri', hr: 'Provjeri', srLatn: 'Provjeri' },
  takeIn: { en: 'Take them in', bs: 'Uzmi u akciju', hr: 'Uzmi u akciju', srLatn: 'Uzmi u akciju' },
  takeInAnyway: {
    en: 'Take them in all the same',
    bs: 'Uzmi u akciju svejedno',
    hr: 'Uzmi u akciju svejedno',
    srLatn: 'Uzmi u akciju svejedno',
  },
  takenIn: {
    en: 'New: {added}, changed: {changed}',
    bs: 'Novih: {added}, izmijenjenih: {changed}',
    hr: 'Novih: {added}, izmijenjenih: {changed}',
    srLatn: 'Novih: {added}, izmijenjenih: {changed}',
  },
  planAdded: { en: 'New products', bs: 'Novih artikala', hr: 'Novih artikala', srLatn: 'Novih artikala' },
  planChanged: { en: 'Other price', bs: 'Druga cijena', hr: 'Druga cijena', srLatn: 'Druga cijena' },
  planSame: { en: 'Unchanged', bs: 'Bez promjene', hr: 'Bez promjene', srLatn: 'Bez promjene' },
  planBelowCost: {
    en: 'Below the purchase price: {count}.',
    bs: 'Ispod nabavne cijene: {count}.',
    hr: 'Ispod nabavne cijene: {count}.',
    srLatn: 'Ispod nabavne cijene: {count}.',
  },
  planOverlapping: {
    en: 'Also in another sale of these days: {count}. The lowest price holds.',
    bs: 'I u drugoj akciji tih dana: {count}. Vrijedi najniža cijena.',
    hr: 'I u drugoj akciji tih dana: {count}. Vrijedi najniža cijena.',
    srLatn: 'I u drugoj akciji tih dana: {count}. Važi najniža cijena.',
  },
  planErrors: {
    en: 'Stays out: {count}',
    bs: 'Ostaje vani: {count}',
    hr: 'Ostaje vani: {count}',
    srLatn: 'Ostaje van: {count}',
  },
  line: { en: 'Line {line}', bs: 'Red {line}', hr: 'Redak {line}', srLatn: 'Red {line}' },
  remove: { en: 'Delete the sale', bs: 'Obriši akciju', hr: 'Izbriši akciju', srLatn: 'Obriši akciju' },
  removeSure: {
    en: '{name} is deleted with its prices. A sale that somebody has bought at cannot be deleted: end it instead.',
    bs: '{name} se briše sa svojim cijenama. Akcija po kojoj je naručivano ne može se obrisati: umjesto toga je završite.',
    hr: '{name} se briše sa svojim cijenama. Akcija po kojoj je naručivano ne može se izbrisati: umjesto toga je završite.',
    srLatn:
      '{name} se briše sa svojim cijenama. Akcija po kojoj je poručivano ne može se obrisati: umjesto toga je završite.',
  },
});

/** Whether the prices of a sale hold now. */
export const promotionState = texts({
  running: { en: 'Running', bs: 'U toku', hr: 'U tijeku', srLatn: 'U toku' },
  upcoming: { en: 'Upcoming', bs: 'Najavljena', hr: 'Najavljena', srLatn: 'Najavljena' },
  ended: { en: 'Ended', bs: 'Završena', hr: 'Završena', srLatn: 'Završena' },
  inactive: { en: 'Switched off', bs: 'Isključena', hr: 'Isključena', srLatn: 'Isključena' },
});

/** The parts of the list of articles of a sale. */
export const promotionItems = texts({
  all: { en: 'All', bs: 'Svi', hr: 'Svi', srLatn: 'Svi' },
  overlapping: { en: 'In other sales', bs: 'U više akcija', hr: 'U više akcija', srLatn: 'U više akcija' },
  below_cost: { en: 'Below cost', bs: 'Ispod nabavne', hr: 'Ispod nabavne', srLatn: 'Ispod nabavne' },
});

/** Why a line stays out of a sale. */
export const promotionError = texts({
  unknown: { en: 'not found', bs: 'nije pronađeno', hr: 'nije pronađeno', srLatn: 'nije pronađeno' },
  unclear: {
    en: 'means several products',
    bs: 'odgovara više artikala',
    hr: 'odgovara više artikala',
    srLatn: 'odgovara više artikala',
  },
  twice: { en: 'comes twice', bs: 'stoji dvaput', hr: 'stoji dvaput', srLatn: 'stoji dvaput' },
  no_price: {
    en: 'has neither a price nor a discount',
    bs: 'nema ni cijenu ni popust',
    hr: 'nema ni cijenu ni popust',
    srLatn: 'nema ni cijenu ni popust',
  },
  not_lower: {
    en: 'would not be cheaper',
    bs: 'ne bi bilo jeftinije',
    hr: 'ne bi bilo jeftinije',
    srLatn: 'ne bi bilo jeftinije',
  },
});
