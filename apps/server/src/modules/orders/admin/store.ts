import { MOST_COUNTED_ORDERS, ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { debtOf } from '../store/debt.ts';
import { list, type OrderHead } from '../store/read.ts';
import { EVERY_ORDER, type Scope } from '../store/scope.ts';

const { created, paid, preOrder, unpaid } = ORDER_STATUS;
const TO_APPROVE = [created, paid];

/** The orders that wait longest for the decision of staff. */
export const longestWaiting = (db: Db, limit: number): Promise<readonly OrderHead[]> =>
  list(
    db,
    { scope: EVERY_ORDER, statuses: TO_APPROVE, from: null, before: null },
    { page: 1, pageSize: limit, sortBy: 'createdDate', isSortAscending: true },
  );

/** How many orders each status has, counted no further than a list; statuses without orders are left out. */
export const counts = (db: Db, scope: Scope): Promise<{ status: OrderStatus; count: number }[]> =>
  allRows<{ status: OrderStatus; count: number }>(db)`
    select s.status, c.count from unnest(${ORDER_STATUSES}::smallint[]) s (status), lateral (
      select count(*)::integer as count from (
        select from sales_order o where o.status = s.status and ${scope} limit ${MOST_COUNTED_ORDERS}) o) c
    where c.count > 0 order by s.status
  `;

/** What staff need to know of a company to decide on its order. */
export interface CompanyFacts {
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
  const row = await firstRow<CompanyFacts>(db)`
    select c.id, c.title, c.jib, c.phone, c.payment_term_days as "paymentTermDays", c.credit_limit as "creditLimit",
      (select open_total from company_order_total where company_id = c.id) as "openOrders",
      d.debt as "openDebt", d.overdue, d.since as "overdueSince"
    from company c, lateral ${debtOf(sql`c.id`, today)} d where c.id = ${companyId}
  `;
  return row ?? null;
}

/** Lines of an order that need more than what is available now. */
export const shortLines = (db: Db, orderId: number): Promise<{ lineId: number; available: number }[]> =>
  allRows<{ lineId: number; available: number }>(db)`
    select l.id as "lineId", greatest(coalesce(s.on_hand - s.reserved, 0), 0) as available
    from sales_order_line l join sales_order o on o.id = l.order_id left join stock_level s on s.article_id = l.article_id
    where o.id = ${orderId} and o.status = any(${[preOrder, created, unpaid, paid]}::smallint[])
      and l.quantity - l.reserved > coalesce(s.on_hand - s.reserved, 0)
    order by l.position
  `;
