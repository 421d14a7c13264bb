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

/** Bonus points in both clients. */
export const bonusPoints = texts({
  title: { en: 'Bonus points', bs: 'Bonus bodovi', hr: 'Bonus bodovi', srLatn: 'Bonus bodovi' },
  count: {
    en: '{count} point ¦ {count} points',
    bs: '{count} bod ¦ {count} boda ¦ {count} bodova',
    hr: '{count} bod ¦ {count} boda ¦ {count} bodova',
    srLatn: '{count} bod ¦ {count} boda ¦ {count} bodova',
  },
  balance: { en: 'Balance', bs: 'Stanje', hr: 'Stanje', srLatn: 'Stanje' },
  everything: { en: 'All products', bs: 'Svi artikli', hr: 'Svi artikli', srLatn: 'Svi artikli' },
});
