import { OPEN_STATUSES, ORDER_STATUS, type OrderStatus, type StartPage } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { SOLD } from '../rules/list.ts';
import { debtOf } from '../store/debt.ts';
import { list, type OrderHead } from '../store/read.ts';
import { EVERY_ORDER } from '../store/scope.ts';

type Waiting = Pick<
  StartPage,
  'ordersToApprove' | 'preOrders' | 'unpaidOrders' | 'outOfStockRequests' | 'accountRequests' | 'hiddenArticles'
>;

const { created, paid, preOrder, unpaid } = ORDER_STATUS;
const TO_APPROVE = [created, paid];

/** How much of everything waits for staff. */
export async function waiting(db: Db): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::integer from sales_order
        where status = any(${TO_APPROVE}::smallint[]) and confirm_email_by is null) as "ordersToApprove",
      (select count(*)::integer from sales_order where status = ${preOrder}) as "preOrders",
      (select count(*)::integer from sales_order where status = ${unpaid}) as "unpaidOrders",
      (select count(*)::integer from out_of_stock_request where answered_at is null) as "outOfStockRequests",
      (select count(*)::integer from account_request where state = 'pending') as "accountRequests",
      (select count(*)::integer from article where not is_visible_on_web) as "hiddenArticles"
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('counting gave nothing');
  return row;
}

/** The newest orders that staff decide on. */
export const waitingOrders = (db: Db, limit: number): Promise<readonly OrderHead[]> =>
  list(db, { scope: EVERY_ORDER, statuses: TO_APPROVE, from: null, before: null }, { page: 1, pageSize: limit });

/** A business day with the instants between which it lies. */
export interface DaySpan {
  readonly day: string;
  readonly from: Date;
  readonly before: Date;
}

/** Net sales in feninga by business day: each is summed up by itself, from the index alone. */
export async function sales(db: Db, days: readonly DaySpan[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ day: string; net: number }>`
    select d.day, (select coalesce(sum(net), 0)::bigint from sales_order
      where placed_at >= d.since and placed_at < d.before and status = any(${SOLD}::smallint[])) as net
    from unnest(${days.map(({ day }) => day)}::text[], ${days.map(({ from }) => from)}::timestamptz[],
      ${days.map(({ before }) => before)}::timestamptz[]) as d (day, since, before)
  `.execute(db);
  return new Map(rows.map(({ day, net }) => [day, net]));
}

/** How many orders each status has; statuses without orders are left out. */
export async function counts(db: Db): Promise<{ status: OrderStatus; count: number }[]> {
  const { rows } = await sql<{ status: OrderStatus; count: number }>`
    select status, count(*)::integer as count from sales_order group by status order by status
  `.execute(db);
  return rows;
}

interface CompanyFacts {
  readonly id: number;
  readonly title: string;
  readonly jib: string;
  readonly phone: string | null;
  readonly paymentTermDays: number;
  readonly creditLimit: number;
  /** Feninga with VAT of what is ordered and not invoiced yet. */
  readonly openOrders: number;
  readonly openDebt: number;
  readonly overdue: number;
  readonly overdueSince: BusinessDate | null;
}

export async function company(db: Db, companyId: number, today: BusinessDate): Promise<CompanyFacts | null> {
  const { rows } = await sql<CompanyFacts>`
    select c.id, c.title, c.jib, c.phone, c.payment_term_days as "paymentTermDays", c.credit_limit as "creditLimit",
      (select coalesce(sum(o.total), 0)::bigint from sales_order o
        where o.company_id = c.id and o.status = any(${OPEN_STATUSES}::smallint[])) as "openOrders",
      d.debt as "openDebt", d.overdue, d.since as "overdueSince"
    from company c, lateral ${debtOf(sql`c.id`, today)} d where c.id = ${companyId}
  `.execute(db);
  return rows[0] ?? null;
}

/** Lines of an order that need more than what is available now. */
export async function shortLines(db: Db, orderId: number): Promise<{ lineId: number; available: number }[]> {
  const { rows } = await sql<{ lineId: number; available: number }>`
    select l.id as "lineId", greatest(coalesce(s.on_hand - s.reserved, 0), 0) as available
    from sales_order_line l join sales_order o on o.id = l.order_id left join stock_level s on s.article_id = l.article_id
    where o.id = ${orderId} and o.status = any(${[preOrder, created, unpaid, paid]}::smallint[])
      and l.quantity - l.reserved > coalesce(s.on_hand - s.reserved, 0)
    order by l.position
  `.execute(db);
  return rows;
}
