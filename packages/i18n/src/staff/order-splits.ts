import { texts } from '../texts.ts';

/** Splitting and merging orders. */
export const orderSplits = texts({
  merge: { en: 'Merge', bs: 'Spoji', hr: 'Spoji', srLatn: 'Spoji' },
  split: { en: 'Split', bs: 'Podijeli', hr: 'Podijeli', srLatn: 'Podijeli' },
  mergeOrSplit: {
    en: 'Merge or split',
    bs: 'Spoji ili podijeli',
    hr: 'Spoji ili podijeli',
    srLatn: 'Spoji ili podijeli',
  },
  partNow: {
    en: 'A · goes at once',
    bs: 'A · ide odmah',
    hr: 'A · ide odmah',
    srLatn: 'A · ide odmah',
    srCyrl: 'А · иде одмах',
  },
  partLater: { en: 'B · waits', bs: 'B · čeka', hr: 'B · čeka', srLatn: 'B · čeka', srCyrl: 'Б · чека' },
  together: { en: 'Together', bs: 'Zajedno', hr: 'Zajedno', srLatn: 'Zajedno' },
  splitInTwo: {
    en: 'Split into two orders',
    bs: 'Podijeli na dvije narudžbe',
    hr: 'Podijeli na dvije narudžbe',
    srLatn: 'Podijeli na dvije porudžbine',
  },
  mergeInOne: {
    en: 'Merge {count} order into one ¦ Merge {count} orders into one',
    bs: 'Spoji {count} narudžbu u jednu ¦ Spoji {count} narudžbe u jednu ¦ Spoji {count} narudžbi u jednu',
    hr: 'Spoji {count} narudžbu u jednu ¦ Spoji {count} narudžbe u jednu ¦ Spoji {count} narudžbi u jednu',
    srLatn: 'Spoji {count} porudžbinu u jednu ¦ Spoji {count} porudžbine u jednu ¦ Spoji {count} porudžbina u jednu',
  },
  mergeHint: {
    en: 'Orders of one company with the same address, delivery and payment that are not approved yet can be merged. They become a new order and are closed.',
    bs: 'Spajaju se narudžbe iste firme s istom adresom, dostavom i plaćanjem koje još nisu odobrene. Nastaje nova narudžba, a izvorne se zatvaraju.',
    hr: 'Spajaju se narudžbe iste tvrtke s istom adresom, dostavom i plaćanjem koje još nisu odobrene. Nastaje nova narudžba, a izvorne se zatvaraju.',
    srLatn:
      'Spajaju se porudžbine iste firme sa istom adresom, dostavom i plaćanjem koje još nisu odobrene. Nastaje nova porudžbina, a izvorne se zatvaraju.',
  },
  mergeThis: { en: 'this order', bs: 'ova narudžba', hr: 'ova narudžba', srLatn: 'ova porudžbina' },
  mergeFits: {
    en: 'same address, delivery and payment',
    bs: 'ista adresa, dostava i plaćanje',
    hr: 'ista adresa, dostava i plaćanje',
    srLatn: 'ista adresa, dostava i plaćanje',
  },
  mergeOtherCompany: { en: 'no company', bs: 'nije firma', hr: 'nije tvrtka', srLatn: 'nije firma' },
  mergeOtherStatus: {
    en: 'another status',
    bs: 'drugi status',
    hr: 'drugi status',
    srLatn: 'drugi status',
  },
  mergeOtherAddress: { en: 'another address', bs: 'druga adresa', hr: 'druga adresa', srLatn: 'druga adresa' },
  mergeOtherDelivery: { en: 'another delivery', bs: 'druga dostava', hr: 'druga dostava', srLatn: 'druga dostava' },
  mergeOtherPayment: { en: 'another payment', bs: 'drugo plaćanje', hr: 'drugo plaćanje', srLatn: 'drugo plaćanje' },
  mergeProof: {
    en: '{count} line, the sum stays the same ¦ {count} lines, the sum stays the same',
    bs: '{count} stavka, zbir isti na fening ¦ {count} stavke, zbir isti na fening ¦ {count} stavki, zbir isti na fening',
    hr: '{count} stavka, zbroj isti na fening ¦ {count} stavke, zbroj isti na fening ¦ {count} stavki, zbroj isti na fening',
    srLatn:
      '{count} stavka, zbir isti na fening ¦ {count} stavke, zbir isti na fening ¦ {count} stavki, zbir isti na fening',
  },
  splitHint: {
    en: 'Enter how many go into the second part. The first part is worked out.',
    bs: 'Upišite koliko ide u drugi dio. Prvi dio se računa sam.',
    hr: 'Upišite koliko ide u drugi dio. Prvi dio se računa sam.',
    srLatn: 'Unesite koliko ide u drugi dio. Prvi dio se računa sam.',
  },
  splitMissing: {
    en: 'All that is not in stock to B',
    bs: 'Sve što nema na stanju u B',
    hr: 'Sve što nema na zalihi u B',
    srLatn: 'Sve čega nema na stanju u B',
    srCyrl: 'Све чега нема на стању у Б',
  },
  splitProof: {
    en: 'same as the order, to the fening',
    bs: 'isto kao izvorna, na fening',
    hr: 'isto kao izvorna, na fening',
    srLatn: 'isto kao izvorna, na fening',
  },
  mergedInto: { en: 'Merged into', bs: 'Spojena u', hr: 'Spojena u', srLatn: 'Spojena u' },
  splitInto: { en: 'Split into', bs: 'Podijeljena na', hr: 'Podijeljena na', srLatn: 'Podijeljena na' },
  madeFrom: { en: 'Made from', bs: 'Nastala od', hr: 'Nastala od', srLatn: 'Nastala od' },
});
