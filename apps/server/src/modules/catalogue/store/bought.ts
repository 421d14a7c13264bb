import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';

export interface Buyer {
  readonly userId: number;
  /** Null for a private customer. */
  readonly companyId: number | null;
}

/** Cancelled, merged and split orders are not bought: their goods stand in other orders, or in none. */
const CAME_TO_NOTHING = [3, 6, 7];

/** Orders of the company, or of a private customer's own. */
const ownOrders = ({ userId, companyId }: Buyer) =>
  companyId === null ? sql<SqlBool>`o.user_id = ${userId}` : sql<SqlBool>`o.company_id = ${companyId}`;

/** The articles that the buyer has ordered, most often first, at most as many as a cart of years may hold. */
export async function boughtBefore(db: Db, buyer: Buyer): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('sales_order as o')
    .innerJoin('sales_order_line as l', 'l.order_id', 'o.id')
    .select('l.article_id as articleId')
    .where(ownOrders(buyer))
    .where('o.status', 'not in', CAME_TO_NOTHING)
    .groupBy('l.article_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy('l.article_id')
    .limit(10_000)
    .execute();
  return rows.map(({ articleId }) => articleId);
}

export interface LastPurchase {
  readonly at: Date;
  readonly quantity: number;
  /** Feninga. */
  readonly price: number;
}

/** When the buyer ordered the article last, how many and at what price. */
export async function lastPurchase(db: Db, buyer: Buyer, articleId: number): Promise<LastPurchase | undefined> {
  return db
    .selectFrom('sales_order_line as l')
    .innerJoin('sales_order as o', 'o.id', 'l.order_id')
    .select(['o.placed_at as at', 'l.quantity', 'l.unit_price as price'])
    .where('l.article_id', '=', articleId)
    .where(ownOrders(buyer))
    .where('o.status', 'not in', CAME_TO_NOTHING)
    .orderBy('o.placed_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}
