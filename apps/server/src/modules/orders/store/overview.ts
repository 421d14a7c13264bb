import { COUNTED_STATUSES, OPEN_STATUSES, ORDER_STATUS, type OrdersOverview } from '@sjaj/contract';
import { BUSINESS_ZONE, type Content } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { allRows, firstRow, oneNumber } from '../../../platform/database/statements.ts';
import type { Scope } from './scope.ts';

export async function counts(db: Db, scope: Scope): Promise<OrdersOverview['counts']> {
  const row = await firstRow<OrdersOverview['counts']>(db)`
    select count(*)::integer as open,
      (count(*) filter (where o.status = ${ORDER_STATUS.preOrder} and o.hold_reason = 'approval'))::integer
        as "waitingForApproval",
      (count(*) filter (where o.status = ${ORDER_STATUS.unpaid}))::integer as unpaid
    from sales_order o where ${scope} and o.status = any(${OPEN_STATUSES}::smallint[])
  `;
  return row ?? { open: 0, waitingForApproval: 0, unpaid: 0 };
}

interface Summed {
  readonly scope: Scope;
  readonly isRetail: boolean;
  readonly from: Date;
  readonly before: Date;
}

const placed = ({ scope, from, before }: Summed): RawBuilder<unknown> => sql`
  ${scope} and o.status = any(${COUNTED_STATUSES}::smallint[]) and o.placed_at >= ${from} and o.placed_at < ${before}`;

/** Feninga by business month. Months without orders are missing. */
export async function byMonth(db: Db, summed: Summed): Promise<ReadonlyMap<string, number>> {
  const rows = await allRows<{ month: string; amount: number }>(db)`
    select to_char(o.placed_at at time zone ${BUSINESS_ZONE}, 'YYYY-MM') as month,
      sum(${summed.isRetail ? sql`o.total` : sql`o.net`})::bigint as amount
    from sales_order o where ${placed(summed)} group by 1
  `;
  return new Map(rows.map(({ month, amount }) => [month, amount]));
}

/** Feninga of the orders between two instants. */
export const total = (db: Db, summed: Summed): Promise<number> =>
  oneNumber(db)`
    select coalesce(sum(${summed.isRetail ? sql`o.total` : sql`o.net`}), 0)::bigint as amount
    from sales_order o where ${placed(summed)}
  `;

interface CategorySum {
  /** Null for articles without a category. */
  readonly id: number | null;
  readonly title: Content | null;
  readonly amount: number;
}

/** Feninga of the lines by main category, the largest first: without the postage, before VAT as the line has it. */
export const byCategory = (db: Db, summed: Summed): Promise<readonly CategorySum[]> =>
  allRows<CategorySum>(db)`
    with bought as (
      select l.article_id, sum(l.net)::bigint as amount
      from sales_order o join sales_order_line l on l.order_id = o.id where ${placed(summed)} group by 1
    ), sorted as (
      select (select coalesce(top.id, middle.id, own.id)
        from article_category ac join category own on own.id = ac.category_id
        left join category middle on middle.id = own.parent_category_id
        left join category top on top.id = middle.parent_category_id
        where ac.article_id = b.article_id order by ac.position, ac.category_id limit 1) as category_id, b.amount
      from bought b
    )
    select s.category_id as id, c.title, sum(s.amount)::bigint as amount
    from sorted s left join category c on c.id = s.category_id
    group by s.category_id, c.title order by amount desc, id
  `;
