import { ORDER_STATUS } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { allRows, oneNumber } from '../../../platform/database/statements.ts';
import { debtOf } from '../store/debt.ts';
import { HEAD, type OrderHead } from '../store/read.ts';
import type { ApprovalFacts } from './rules.ts';

/** An order that waits for approval, with what is known of its customer and its goods. */
interface WaitingOrder extends OrderHead, ApprovalFacts {}

const WAITS = sql`o.status = any(${[ORDER_STATUS.created, ORDER_STATUS.paid]}::smallint[]) and o.confirm_email_by is null`;

/** Whether order `p` came before order `o`. */
const IS_EARLIER = sql`p.id <> o.id and p.placed_at <= o.placed_at`;

interface WaitingQuery {
  readonly limit: number;
  readonly today: BusinessDate;
}

/** The orders that wait longest for approval. All facts of the page come in one statement. */
export const waitingOrders = (db: Db, { limit, today }: WaitingQuery): Promise<readonly WaitingOrder[]> =>
  allRows<WaitingOrder>(db)`
    with page as materialized (
      select * from sales_order o where ${WAITS} order by o.placed_at, o.id limit ${limit}
    ), customer as (
      select c.id, c.credit_limit as "creditLimit",
        (select open_total from company_order_total where company_id = c.id) as "openOrders",
        d.debt as "openDebt", d.overdue, d.since as "overdueSince"
      from company c, lateral ${debtOf(sql`c.id`, today)} d
      where c.id in (select company_id from page)
    )
    select ${HEAD}, nullif(trim(o.note), '') as note,
      coalesce(k."creditLimit", 0) as "creditLimit", coalesce(k."openOrders", 0) as "openOrders",
      coalesce(k."openDebt", 0) as "openDebt", coalesce(k.overdue, 0) as overdue, k."overdueSince",
      g."shortLines", g.net as "goodsNet", g.cost as "goodsCost",
      not exists (select from sales_order p where p.company_id = o.company_id and ${IS_EARLIER})
        and not exists (select from sales_order p where o.company_id is null and p.user_id = o.user_id and ${IS_EARLIER})
        as "isNewCustomer"
    from page o left join customer k on k.id = o.company_id, lateral (
      select coalesce(sum(l.net - l.discount), 0)::bigint as net,
        case when bool_and(a.nc > 0) then sum(l.quantity * a.nc)::bigint end as cost,
        (count(*) filter (where l.quantity - l.reserved > coalesce(s.on_hand - s.reserved, 0)))::integer as "shortLines"
      from sales_order_line l join article a on a.id = l.article_id
      left join stock_level s on s.article_id = l.article_id
      where l.order_id = o.id) g
    order by o.placed_at, o.id
  `;

export const waitingCount = (db: Db): Promise<number> =>
  oneNumber(db)`
    select count(*)::integer as count from sales_order o where ${WAITS}
  `;

/** The number of an order; null for an unknown one. */
export async function numberOf(db: Db, id: number): Promise<string | null> {
  const row = await db.selectFrom('sales_order').select('number').where('id', '=', id).executeTakeFirst();
  return row?.number ?? null;
}
