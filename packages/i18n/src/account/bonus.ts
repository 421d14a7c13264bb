import { texts } from '../texts.ts';

/** Bonus points on the page of the bonus programme. A date ends with a full stop in all languages but English. */
export const bonus = texts({
  count: {
    en: '{count} point ¦ {count} points',
    bs: '{count} bod ¦ {count} boda ¦ {count} bodova',
    hr: '{count} bod ¦ {count} boda ¦ {count} bodova',
    srLatn: '{count} bod ¦ {count} boda ¦ {count} bodova',
  },
  rules: {
    en: 'What earns points',
    bs: 'Za šta dobijate bodove',
    hr: 'Za što dobivate bodove',
    srLatn: 'Za šta dobijate bodove',
  },
  perKm: {
    en: 'Points for 1 KM: {points}',
    bs: 'Bodova za 1 KM: {points}',
    hr: 'Bodova za 1 KM: {points}',
    srLatn: 'Bodova za 1 KM: {points}',
  },
  noRules: {
    en: 'No rules at present. Points that you have remain.',
    bs: 'Trenutno nema pravila. Bodovi koje imate ostaju.',
    hr: 'Trenutačno nema pravila. Bodovi koje imate ostaju.',
    srLatn: 'Trenutno nema pravila. Bodovi koje imate ostaju.',
  },
  from: { en: 'From {day}', bs: 'Od {day}', hr: 'Od {day}', srLatn: 'Od {day}' },
  period: { en: '{from} to {to}', bs: '{from} do {to}', hr: '{from} do {to}', srLatn: '{from} do {to}' },
  how: {
    en: 'Points come when an order is delivered and paid: for the goods without VAT and delivery, whole points for each order. Where several rules cover a product, the best one counts. Points of returned goods are taken back.',
    bs: 'Bodovi stižu kad je narudžba isporučena i plaćena: na iznos robe bez PDV-a i dostave, u cijelim bodovima po narudžbi. Ako za artikal vrijedi više pravila, računa se najpovoljnije. Bodovi za vraćenu robu se poništavaju.',
    hr: 'Bodovi stižu kad je narudžba isporučena i plaćena: na iznos robe bez PDV-a i dostave, u cijelim bodovima po narudžbi. Ako za artikl vrijedi više pravila, računa se najpovoljnije. Bodovi za vraćenu robu se poništavaju.',
    srLatn:
      'Bodovi stižu kad je porudžbina isporučena i plaćena: na iznos robe bez PDV-a i dostave, u cijelim bodovima po porudžbini. Ako za artikal važi više pravila, računa se najpovoljnije. Bodovi za vraćenu robu se poništavaju.',
  },
  yours: { en: 'Your bonus points', bs: 'Vaši bonus bodovi', hr: 'Vaši bonus bodovi', srLatn: 'Vaši bonus bodovi' },
  noEntries: {
    en: 'No points yet. They come with the first order that is delivered and paid.',
    bs: 'Još nema bodova. Stižu s prvom isporučenom i plaćenom narudžbom.',
    hr: 'Još nema bodova. Stižu s prvom isporučenom i plaćenom narudžbom.',
    srLatn: 'Još nema bodova. Stižu sa prvom isporučenom i plaćenom porudžbinom.',
  },
  order: { en: 'Order {number}', bs: 'Narudžba {number}', hr: 'Narudžba {number}', srLatn: 'Porudžbina {number}' },
});
