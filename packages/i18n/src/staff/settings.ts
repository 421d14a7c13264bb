import { texts } from '../texts.ts';

/** Settings of the shop. */
export const settings = texts({
  buying: { en: 'Buying', bs: 'Kupovina', hr: 'Kupnja', srLatn: 'Kupovina' },
  shopMode: { en: 'Who may buy', bs: 'Ko može kupovati', hr: 'Tko može kupovati', srLatn: 'Ko može da kupuje' },
  open: {
    en: 'Open for guests and private customers',
    bs: 'Otvorena za goste i fizička lica',
    hr: 'Otvorena za goste i fizičke osobe',
    srLatn: 'Otvorena za goste i fizička lica',
  },
  closed: { en: 'Companies only', bs: 'Samo za firme', hr: 'Samo za tvrtke', srLatn: 'Samo za firme' },
  cards: { en: 'Card payments', bs: 'Kartično plaćanje', hr: 'Kartično plaćanje', srLatn: 'Kartično plaćanje' },
  preOrders: {
    en: 'Pre-orders of what is not in stock',
    bs: 'Prednarudžbe onoga čega nema na stanju',
    hr: 'Prednarudžbe onoga čega nema na zalihi',
    srLatn: 'Pretporudžbine onoga čega nema na stanju',
  },
  atOnce: {
    en: 'In force within a second, also in open carts.',
    bs: 'Važi za sekundu, i u otvorenim korpama.',
    hr: 'Vrijedi za sekundu, i u otvorenim košaricama.',
    srLatn: 'Važi za sekundu, i u otvorenim korpama.',
  },
  delivery: { en: 'Delivery and news', bs: 'Dostava i novo', hr: 'Dostava i novo', srLatn: 'Dostava i novo' },
  freeShipping: { en: 'Free delivery', bs: 'Besplatna dostava', hr: 'Besplatna dostava', srLatn: 'Besplatna dostava' },
  freeFrom: { en: 'From an amount of', bs: 'Od iznosa', hr: 'Od iznosa', srLatn: 'Od iznosa' },
  freeFromHint: {
    en: 'With VAT, after discounts',
    bs: 'S PDV-om, poslije popusta',
    hr: 'S PDV-om, nakon popusta',
    srLatn: 'Sa PDV-om, poslije popusta',
  },
  newDays: {
    en: 'Days as a new product',
    bs: 'Dana kao novi artikal',
    hr: 'Dana kao novi artikl',
    srLatn: 'Dana kao novi artikal',
  },
  newDaysHint: { en: 'From 1 to 365', bs: 'Od 1 do 365', hr: 'Od 1 do 365', srLatn: 'Od 1 do 365' },
  languages: {
    en: 'Languages of the shop',
    bs: 'Jezici prodavnice',
    hr: 'Jezici trgovine',
    srLatn: 'Jezici prodavnice',
  },
  defaultLanguage: { en: 'Default language', bs: 'Zadani jezik', hr: 'Zadani jezik', srLatn: 'Podrazumijevani jezik' },
  defaultOff: {
    en: 'The default language must be one of the shop.',
    bs: 'Zadani jezik mora biti jedan od jezika prodavnice.',
    hr: 'Zadani jezik mora biti jedan od jezika trgovine.',
    srLatn: 'Podrazumijevani jezik mora biti jedan od jezika prodavnice.',
  },
  forced: {
    en: 'Everyone gets the default language',
    bs: 'Svi dobijaju zadani jezik',
    hr: 'Svi dobivaju zadani jezik',
    srLatn: 'Svi dobijaju podrazumijevani jezik',
  },
  reach: { en: 'Mail and links', bs: 'Pošta i veze', hr: 'Pošta i poveznice', srLatn: 'Pošta i veze' },
  orderMail: {
    en: 'Who is mailed new orders',
    bs: 'Ko dobija poruku o novoj narudžbi',
    hr: 'Tko dobiva poruku o novoj narudžbi',
    srLatn: 'Ko dobija poruku o novoj porudžbini',
  },
  orderMailHint: {
    en: 'One address on each line; all administrators where it is empty',
    bs: 'Jedna adresa u redu; prazno: svi administratori',
    hr: 'Jedna adresa u retku; prazno: svi administratori',
    srLatn: 'Jedna adresa u redu; prazno: svi administratori',
  },
  consumerShop: {
    en: 'Shop for private customers',
    bs: 'Prodavnica za fizička lica',
    hr: 'Trgovina za fizičke osobe',
    srLatn: 'Prodavnica za fizička lica',
  },
  consumerShopHint: {
    en: 'The footer leads there',
    bs: 'Podnožje vodi na nju',
    hr: 'Podnožje vodi na nju',
    srLatn: 'Podnožje vodi na nju',
  },
});
