import { texts } from '../texts.ts';

/** Short units of measure (no plural, no full stop), then the written out ones. */
export const unit = texts({
  kilogram: { en: 'kg', bs: 'kg', hr: 'kg', srLatn: 'kg', srCyrl: 'kg' },
  packContents: {
    en: '{pack} = {quantity} {unit}',
    bs: '{pack} = {quantity} {unit}',
    hr: '{pack} = {quantity} {unit}',
    srLatn: '{pack} = {quantity} {unit}',
  },
  quantityOf: {
    en: '{quantity} {unit}',
    bs: '{quantity} {unit}',
    hr: '{quantity} {unit}',
    srLatn: '{quantity} {unit}',
  },
  products: {
    en: '{count} product ¦ {count} products',
    bs: '{count} artikal ¦ {count} artikla ¦ {count} artikala',
    hr: '{count} artikl ¦ {count} artikla ¦ {count} artikala',
    srLatn: '{count} artikal ¦ {count} artikla ¦ {count} artikala',
  },
  orders: {
    en: '{count} order ¦ {count} orders',
    bs: '{count} narudžba ¦ {count} narudžbe ¦ {count} narudžbi',
    hr: '{count} narudžba ¦ {count} narudžbe ¦ {count} narudžbi',
    srLatn: '{count} porudžbina ¦ {count} porudžbine ¦ {count} porudžbina',
  },
  rows: {
    en: '{count} row ¦ {count} rows',
    bs: '{count} red ¦ {count} reda ¦ {count} redova',
    hr: '{count} redak ¦ {count} retka ¦ {count} redaka',
    srLatn: '{count} red ¦ {count} reda ¦ {count} redova',
  },
  results: {
    en: '{count} result ¦ {count} results',
    bs: '{count} rezultat ¦ {count} rezultata ¦ {count} rezultata',
    hr: '{count} rezultat ¦ {count} rezultata ¦ {count} rezultata',
    srLatn: '{count} rezultat ¦ {count} rezultata ¦ {count} rezultata',
  },
  variants: {
    en: '{count} variant ¦ {count} variants',
    bs: '{count} varijanta ¦ {count} varijante ¦ {count} varijanti',
    hr: '{count} varijanta ¦ {count} varijante ¦ {count} varijanti',
    srLatn: '{count} varijanta ¦ {count} varijante ¦ {count} varijanti',
  },
  days: {
    en: '{count} day ¦ {count} days',
    bs: '{count} dan ¦ {count} dana ¦ {count} dana',
    hr: '{count} dan ¦ {count} dana ¦ {count} dana',
    srLatn: '{count} dan ¦ {count} dana ¦ {count} dana',
  },
  months: {
    en: '{count} month ¦ {count} months',
    bs: '{count} mjesec ¦ {count} mjeseca ¦ {count} mjeseci',
    hr: '{count} mjesec ¦ {count} mjeseca ¦ {count} mjeseci',
    srLatn: '{count} mjesec ¦ {count} mjeseca ¦ {count} mjeseci',
  },
});
