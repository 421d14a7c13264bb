import pg from 'pg';
import type { Acknowledged } from './buying.ts';

/** How many rows break each invariant; all are 0 in a consistent shop. */
export type LedgerErrors = Readonly<Record<string, number>>;

/** One count for each invariant. */
const LEDGER_ERRORS = `
  select
    (select count(*) from stock_level s where s.reserved <>
      (select coalesce(sum(l.reserved), 0) from sales_order_line l where l.article_id = s.article_id)) as "wrongStockLevels",
    (select count(*) from stock_level s where s.reserved <>
      (select coalesce(sum(m.reserved_change), 0) from stock_movement m where m.article_id = s.article_id)) as "wrongMovements",
    (select count(*) from sales_order o where o.goods_net <>
      (select coalesce(sum(l.net), 0) from sales_order_line l where l.order_id = o.id)) as "wrongNets",
    (select count(*) from sales_order o where o.vat <>
      (select coalesce(sum(v.vat), 0) from sales_order_vat v where v.order_id = o.id)) as "wrongVat",
    (select count(*) from sales_order o where 1 <>
      (select count(*) from sales_order_history h where h.order_id = o.id)) as "wrongHistories",
    (select count(*) from idempotency_key where answer = 'null') as "keysWithoutAnswer",
    (select count(*) from sales_order o where not exists
      (select from idempotency_key k where (k.answer->'order'->>'orderId')::integer = o.id)) as "ordersWithoutKey",
    (select count(*) from coupon c where c.uses <>
      (select count(*) from sales_order o where o.coupon_id = c.id and o.status not in (3, 6, 7))) as "wrongCoupons",
    (select count(*) from ((select * from purchased_article except select * from purchase_count)
      union all (select * from purchase_count except select * from purchased_article)) p) as "wrongPurchases"`;

/** Compares the orders that buyers have been acknowledged with the database, and checks the invariants of stock and amounts. */
export async function auditLedger(
  databaseUrl: string,
  acknowledged: ReadonlyMap<string, Acknowledged>,
): Promise<LedgerErrors> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: orders } = await client.query<{ number: string; id: number; total: number }>(
      'select number, id, total from sales_order',
    );
    const { rows } = await client.query<Record<string, string>>(LEDGER_ERRORS);
    const stored = new Map(orders.map((order) => [order.number, order]));
    return {
      lost: [...acknowledged.keys()].filter((number) => !stored.has(number)).length,
      doubled: orders.filter(({ number }) => !acknowledged.has(number)).length,
      changed: [...acknowledged].filter(([number, { orderId, total }]) => {
        const order = stored.get(number);
        return order !== undefined && (order.id !== orderId || order.total !== Math.round((total ?? 0) * 100));
      }).length,
      ...Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)])),
    };
  } finally {
    await client.end();
  }
}

export const isClean = (errors: LedgerErrors): boolean => Object.values(errors).every((count) => count === 0);
