import { texts } from '../texts.ts';

/** A new order that staff write for a customer on the telephone. */
export const phoneOrder = texts({
  title: {
    en: 'New order for a customer',
    bs: 'Nova narudžba za kupca',
    hr: 'Nova narudžba za kupca',
    srLatn: 'Nova porudžbina za kupca',
  },
  about: {
    en: 'At the customer’s prices and terms, in the customer’s name.',
    bs: 'Po cijenama i uslovima kupca, u ime kupca.',
    hr: 'Po cijenama i uvjetima kupca, u ime kupca.',
    srLatn: 'Po cijenama i uslovima kupca, u ime kupca.',
  },
  customerHint: {
    en: 'By name, JIB, number, person or telephone number.',
    bs: 'Po nazivu, JIB-u, šifri, osobi ili broju telefona.',
    hr: 'Po nazivu, JIB-u, šifri, osobi ili broju telefona.',
    srLatn: 'Po nazivu, JIB-u, šifri, osobi ili broju telefona.',
  },
  lines: { en: 'Lines', bs: 'Stavke', hr: 'Stavke', srLatn: 'Stavke' },
  article: {
    en: 'Product, by code or name',
    bs: 'Artikal, po šifri ili nazivu',
    hr: 'Artikl, po šifri ili nazivu',
    srLatn: 'Artikal, po šifri ili nazivu',
  },
  add: { en: 'Add', bs: 'Dodaj', hr: 'Dodaj', srLatn: 'Dodaj' },
  available: {
    en: 'in stock: {count} {unit}',
    bs: 'na stanju: {count} {unit}',
    hr: 'na zalihi: {count} {unit}',
    srLatn: 'na stanju: {count} {unit}',
  },
  short: {
    en: 'More than is in stock',
    bs: 'Više nego što ima na stanju',
    hr: 'Više nego što ima na zalihi',
    srLatn: 'Više nego što ima na stanju',
  },
  noLines: {
    en: 'No lines yet. Write a code or a name above.',
    bs: 'Još nema stavki. Upišite šifru ili naziv iznad.',
    hr: 'Još nema stavki. Upišite šifru ili naziv iznad.',
    srLatn: 'Još nema stavki. Upišite šifru ili naziv iznad.',
  },
  linesFirst: {
    en: 'Delivery and payment follow the first line.',
    bs: 'Dostava i plaćanje slijede nakon prve stavke.',
    hr: 'Dostava i plaćanje slijede nakon prve stavke.',
    srLatn: 'Dostava i plaćanje slijede nakon prve stavke.',
  },
  delivery: {
    en: 'Delivery and payment',
    bs: 'Dostava i plaćanje',
    hr: 'Dostava i plaćanje',
    srLatn: 'Dostava i plaćanje',
  },
  reference: {
    en: 'Customer’s order number',
    bs: 'Kupčev broj narudžbe',
    hr: 'Kupčev broj narudžbe',
    srLatn: 'Kupčev broj porudžbine',
  },
  waits: {
    en: 'The customer waits for what is not in stock',
    bs: 'Kupac čeka ono čega nema na stanju',
    hr: 'Kupac čeka ono čega nema na zalihi',
    srLatn: 'Kupac čeka ono čega nema na stanju',
  },
  terms: {
    en: 'The customer accepts the Terms of Use',
    bs: 'Kupac prihvata Uslove korištenja',
    hr: 'Kupac prihvaća Uvjete korištenja',
    srLatn: 'Kupac prihvata Uslove korišćenja',
  },
  consentMissing: {
    en: 'Ask the customer for this consent.',
    bs: 'Pitajte kupca za ovu saglasnost.',
    hr: 'Pitajte kupca za ovu suglasnost.',
    srLatn: 'Pitajte kupca za ovu saglasnost.',
  },
  place: { en: 'Place the order', bs: 'Potvrdi narudžbu', hr: 'Potvrdi narudžbu', srLatn: 'Potvrdi porudžbinu' },
  keys: { en: 'Ctrl Enter', bs: 'Ctrl Enter', hr: 'Ctrl Enter', srLatn: 'Ctrl Enter' },
  placed: {
    en: 'Order {number} is placed.',
    bs: 'Narudžba {number} je zaprimljena.',
    hr: 'Narudžba {number} je zaprimljena.',
    srLatn: 'Porudžbina {number} je primljena.',
  },
});
