import { texts } from '../texts.ts';

/** Kinds of entries in the ledger of bonus points. */
export const bonusKind = texts({
  earned: { en: 'Earned', bs: 'Zarađeno', hr: 'Zarađeno', srLatn: 'Zarađeno' },
  returned: { en: 'Taken back', bs: 'Poništeno', hr: 'Poništeno', srLatn: 'Poništeno' },
  settled: { en: 'Settled', bs: 'Iskorišteno', hr: 'Iskorišteno', srLatn: 'Iskorišćeno' },
});

/** For whom a rule of the bonus programme holds. */
export const bonusCustomers = texts({
  all: { en: 'All customers', bs: 'Svi kupci', hr: 'Svi kupci', srLatn: 'Svi kupci' },
  companies: { en: 'Companies', bs: 'Firme', hr: 'Tvrtke', srLatn: 'Firme' },
  private: { en: 'Private customers', bs: 'Privatni kupci', hr: 'Privatni kupci', srLatn: 'Privatni kupci' },
});

/** For which goods a rule holds, where it names none. */
export const bonusGoods = texts({
  everything: { en: 'All products', bs: 'Svi artikli', hr: 'Svi artikli', srLatn: 'Svi artikli' },
});
