import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/db.ts';
import { boughtBefore, type Buyer, newestOrder } from '../store/bought.ts';
import { VersionedCache } from './versioned-cache.ts';

/** ms until the newest order is looked up again. */
const NEWEST_TTL = 1_000;
/** ms until all is read again: orders may have been cancelled. */
const ARTICLES_TTL = 5_000;
const MAX_BUYERS = 500;

export interface PurchasedArticles {
  /** What the buyer, or anybody of the company, has ordered before, most often first. At most a second old. */
  of(buyer: Buyer): Promise<readonly number[]>;
  /** The same, with the order that was placed just now. */
  now(buyer: Buyer): Promise<readonly number[]>;
}

/** Caches purchases, which every listing counts. The newest order of a buyer is their version. */
export function purchasedArticles(db: Db, clock: Clock): PurchasedArticles {
  const newest = new VersionedCache<string, Promise<number>>({ max: MAX_BUYERS, ttl: NEWEST_TTL });
  const articles = new VersionedCache<string, Promise<readonly number[]>>({ max: MAX_BUYERS, ttl: ARTICLES_TTL });
  const keyOf = ({ companyId, userId }: Buyer): string =>
    companyId === null ? `user ${userId}` : `company ${companyId}`;

  const articlesSince = (buyer: Buyer, orderId: number): Promise<readonly number[]> =>
    articles.load(keyOf(buyer), { version: orderId, now: clock().getTime() }, () => boughtBefore(db, buyer));

  return {
    of: async (buyer) => {
      const validity = { version: 0, now: clock().getTime() };
      return articlesSince(buyer, await newest.load(keyOf(buyer), validity, () => newestOrder(db, buyer)));
    },
    now: async (buyer) => {
      const orderId = await newestOrder(db, buyer);
      newest.set(keyOf(buyer), { version: 0, now: clock().getTime() }, Promise.resolve(orderId));
      return articlesSince(buyer, orderId);
    },
  };
}
