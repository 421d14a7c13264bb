import { COUNTED_STATUSES } from '@sjaj/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import type { PageRequest, RowPage } from '../../../platform/database/list-page.ts';
import { allRows, oneColumn } from '../../../platform/database/statements.ts';
import type { CouponOrder } from '../../coupons/index.ts';

/** CTEs: `origin` is the order and all that it was split or merged from, `placed` those of them that were placed with a coupon. */
const originsOf = (orderId: number): RawBuilder<unknown> => sql`
  origin (id) as (
    select ${orderId}::integer
    union
    select source.id from origin o
      join sales_order made on made.id = o.id
      join sales_order source on source.id = made.split_from_id or source.merged_into_id = made.id
  ), placed as (
    select o.id, o.coupon_id from sales_order o join origin using (id)
    where o.coupon_id is not null and o.split_from_id is null
      and not exists (select from sales_order source where source.merged_into_id = o.id)
  )`;

/** The coupons that an order uses, or that the orders it came from were placed with. */
export const couponsOf = (tx: Tx, orderId: number): Promise<readonly number[]> =>
  oneColumn<number>(tx)`
    with recursive ${originsOf(orderId)} select distinct coupon_id as id from placed
  `;

/**
 * The coupon uses that are returned when an order is cancelled: those of the orders that it came from, unless another order
 * from the same checkout still counts.
 */
export const usesThatEndWith = (tx: Tx, orderId: number): Promise<readonly { couponId: number; uses: number }[]> =>
  allRows<{ couponId: number; uses: number }>(tx)`
    with recursive ${originsOf(orderId)}, outcome (placed_id, id) as (
      select id, id from placed
      union
      select outcome.placed_id, made.id from outcome
        join sales_order o on o.id = outcome.id
        join sales_order made on made.split_from_id = o.id or made.id = o.merged_into_id
    )
    select placed.coupon_id as "couponId", count(*)::integer as uses from placed
    where not exists (
      select from outcome join sales_order o on o.id = outcome.id
      where outcome.placed_id = placed.id and o.id <> ${orderId}::integer
        and o.status = any(${COUNTED_STATUSES}::smallint[]))
    group by placed.coupon_id
  `;

/** One page of the orders with a coupon, newest first, and the number of all. */
export async function ordersWithCoupon(
  db: Db,
  couponId: number,
  { page, pageSize }: PageRequest,
): Promise<RowPage<CouponOrder>> {
  const rows = await allRows<CouponOrder & { readonly totalItems: number }>(db)`
    select o.id, o.number, o.status, coalesce(o.company_title, o.orderer_name) as customer, o.placed_at as "placedAt",
      o.discount, o.total, count(*) over ()::integer as "totalItems"
    from sales_order o where o.coupon_id = ${couponId}
    order by o.id desc limit ${pageSize} offset ${(page - 1) * pageSize}
  `;
  return { rows: rows.map(({ totalItems: _, ...order }) => order), totalItems: rows[0]?.totalItems ?? 0 };
}
