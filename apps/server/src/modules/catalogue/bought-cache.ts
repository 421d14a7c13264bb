import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { boughtBefore, type Buyer } from './store/bought.ts';

/** ms; an order placed since shows up after this. */
const LIFE = 5_000;
const KEPT = 500;

export interface BoughtCache {
  /** What the buyer, or anybody of the company, has ordered before, most often first. */
  of(buyer: Buyer): Promise<readonly number[]>;
}

/** Every listing counts what was bought before, so it is not read anew for each. */
export function boughtCache(db: Db, clock: Clock): BoughtCache {
  const kept = new Map<string, { readonly until: number; readonly ids: Promise<readonly number[]> }>();
  return {
    of(buyer) {
      const key = buyer.companyId === null ? `user ${buyer.userId}` : `company ${buyer.companyId}`;
      const now = clock().getTime();
      const known = kept.get(key);
      if (known && known.until > now) return known.ids;
      const ids = boughtBefore(db, buyer);
      kept.delete(key);
      kept.set(key, { until: now + LIFE, ids });
      ids.catch(() => kept.delete(key));
      const [oldest] = kept.keys();
      if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
      return ids;
    },
  };
}
