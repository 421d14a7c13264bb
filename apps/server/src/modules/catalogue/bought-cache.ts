import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/db.ts';
import { boughtBefore, type Buyer, newestOrder } from './store/bought.ts';

/** ms until it is asked again whether there is a new order. */
const CHECKED_FOR = 1_000;
/** ms until all of it is read anew: an order that came to nothing since is out then. */
const LIFE = 5_000;
const KEPT = 500;

export interface BoughtCache {
  /** What the buyer, or anybody of the company, has ordered before, most often first; a second old at most. */
  of(buyer: Buyer): Promise<readonly number[]>;
  /** The same with the order that was placed just now. */
  now(buyer: Buyer): Promise<readonly number[]>;
}

interface Known {
  /** The id of the newest order in it. */
  readonly newest: number;
  readonly until: number;
  readonly ids: readonly number[];
}

interface Kept {
  readonly checkAt: number;
  readonly known: Promise<Known>;
}

/** Every listing counts what was bought before, so it is not read anew for each. */
export function boughtCache(db: Db, clock: Clock): BoughtCache {
  const kept = new Map<string, Kept>();

  async function renewed(buyer: Buyer, before: Promise<Known> | undefined, at: number): Promise<Known> {
    const [known, newest] = await Promise.all([before?.catch(() => undefined), newestOrder(db, buyer)]);
    if (known?.newest === newest && known.until > at) return known;
    return { newest, until: at + LIFE, ids: await boughtBefore(db, buyer) };
  }

  async function idsOf(buyer: Buyer, mayBeOld: boolean): Promise<readonly number[]> {
    const key = buyer.companyId === null ? `user ${buyer.userId}` : `company ${buyer.companyId}`;
    const at = clock().getTime();
    const before = kept.get(key);
    if (mayBeOld && before && before.checkAt > at) return (await before.known).ids;
    const known = renewed(buyer, before?.known, at);
    kept.delete(key);
    kept.set(key, { checkAt: at + CHECKED_FOR, known });
    known.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return (await known).ids;
  }

  return { of: (buyer) => idsOf(buyer, true), now: (buyer) => idsOf(buyer, false) };
}
