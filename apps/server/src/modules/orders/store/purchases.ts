import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';

interface Purchaser {
  readonly companyId: number | null;
  readonly userId: number | null;
}

/**
 * Counts what a customer has bought again, for the articles of these orders: after an order is cancelled,
 * merged, split or edited; `articleIds` are those that it has lost.
 * Locks the rows, so it comes last in a transaction: orders that are placed meanwhile wait, and are counted.
 */
export async function recountPurchases(
  tx: Tx,
  purchaser: Purchaser,
  orderIds: readonly number[],
  articleIds: readonly number[] = [],
): Promise<void> {
  const { companyId, userId } = purchaser;
  if (companyId === null && userId === null) return;
  const isOfPurchaser =
    companyId === null
      ? sql<SqlBool>`company_id is null and user_id = ${userId}`
      : sql<SqlBool>`company_id = ${companyId} and user_id is null`;
  const isOfOrders = sql<SqlBool>`article_id in (
    select article_id from sales_order_line where order_id = any(${orderIds}::integer[])
    union all select unnest(${articleIds}::integer[]))`;
  const lock = sql`
    select article_id from purchased_article where ${isOfPurchaser} and ${isOfOrders} order by article_id for update`;
  const recount = sql`
    with counted as materialized (select * from purchase_count where ${isOfPurchaser} and ${isOfOrders}),
    removed as (
      delete from purchased_article p where ${isOfPurchaser} and ${isOfOrders}
        and not exists (select from counted c where c.article_id = p.article_id))
    insert into purchased_article
    select * from counted order by article_id
    on conflict (company_id, user_id, article_id) do update set times = excluded.times,
      last_order_id = excluded.last_order_id, last_at = excluded.last_at, last_quantity = excluded.last_quantity,
      last_price = excluded.last_price`;
  // Two statements: the second one sees what the transactions before the lock have committed.
  await Promise.all([lock.execute(tx), recount.execute(tx)]);
}
