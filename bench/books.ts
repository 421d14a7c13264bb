import pg from 'pg';
import type { Acknowledged } from './buying.ts';

/** How many of each fault; all are 0 in a shop that holds what it says. */
export type Faults = Readonly<Record<string, number>>;

/** One count each of what must not be there, whatever was killed when. */
const FAULTS = `
  select
    (select count(*) from stock_level s where s.reserved <>
      (select coalesce(sum(l.reserved), 0) from sales_order_line l where l.article_id = s.article_id)) as "wrongShelves",
    (select count(*) from stock_level s where s.reserved <>
      (select coalesce(sum(m.reserved_change), 0) from stock_movement m where m.article_id = s.article_id)) as "wrongLedger",
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
      (select count(*) from sales_order o where o.coupon_id = c.id and o.status not in (3, 6, 7))) as "wrongCoupons"`;

/** Holds what the buyers were told against what the database has. */
export async function auditBooks(
  databaseUrl: string,
  acknowledged: ReadonlyMap<string, Acknowledged>,
): Promise<Faults> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows: orders } = await client.query<{ number: string; id: number; total: number }>(
      'select number, id, total from sales_order',
    );
    const { rows } = await client.query<Record<string, string>>(FAULTS);
    const kept = new Map(orders.map((order) => [order.number, order]));
    return {
      lost: [...acknowledged.keys()].filter((number) => !kept.has(number)).length,
      doubled: orders.filter(({ number }) => !acknowledged.has(number)).length,
      changed: [...acknowledged].filter(([number, { orderId, total }]) => {
        const order = kept.get(number);
        return order !== undefined && (order.id !== orderId || order.total !== Math.round((total ?? 0) * 100));
      }).length,
      ...Object.fromEntries(Object.entries(rows[0] ?? {}).map(([name, count]) => [name, Number(count)])),
    };
  } finally {
    await client.end();
  }
}

export const isClean = (faults: Faults): boolean => Object.values(faults).every((count) => count === 0);
