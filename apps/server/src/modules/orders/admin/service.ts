import type { AdminOrder, StartPage } from '@sjaj/contract';
import { addDays, businessDate, feninga, startOfDay, toKm } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { localised } from '../../../kernel/localised.ts';
import { lowestStock } from '../../stock/index.ts';
import { findOrder } from '../service/read.ts';
import * as store from './store.ts';
import { adminRowView, adminView } from './views.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';

/** One order with its company's debts and the lines that the stock cannot fill. */
export async function orderForStaff(db: Db, id: number, context: RequestContext<Staff>): Promise<AdminOrder> {
  const order = await findOrder(db, id, context.actor);
  const [company, shortLines] = await Promise.all([
    order.companyId === null ? null : store.company(db, order.companyId, businessDate(context.now)),
    store.shortLines(db, order.id),
  ]);
  return adminView(order, { company, shortLines }, context);
}

/** How many orders each status has; statuses without orders are left out. */
export const orderCounts = (db: Db) => store.counts(db);

const REVENUE_DAYS = 30;
const MAX_ROWS = 5;

const daysFrom = (first: string, count: number): store.DaySpan[] =>
  Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    return { day, from: startOfDay(day), before: startOfDay(addDays(day, 1)) };
  });

/** What waits for staff, and the net sales of each of the last 30 days beside the 30 before. */
export async function startPage(db: Db, { actor, language, now }: RequestContext<Staff>): Promise<StartPage> {
  const today = businessDate(now);
  const first = addDays(today, 1 - 2 * REVENUE_DAYS);
  const [waiting, orders, low, sales] = await Promise.all([
    store.waiting(db),
    store.waitingOrders(db, MAX_ROWS),
    lowestStock(db, MAX_ROWS, language),
    store.sales(db, daysFrom(first, 2 * REVENUE_DAYS)),
  ]);
  const km = (day: string): number => toKm(feninga(sales.get(day) ?? 0));
  return {
    ...waiting,
    waitingOrders: orders.map((order) => adminRowView(order, { actor, language })),
    lowStockArticles: low.totalItems,
    lowStock: low.rows.map(({ id, code, title, brand, available, lowLevel }) => ({
      id,
      code,
      available,
      lowLevel,
      title: localised(title, language, [brand]),
    })),
    sales: Array.from({ length: REVENUE_DAYS }, (_, index) => {
      const day = addDays(today, index + 1 - REVENUE_DAYS);
      return { day, amount: km(day), previous: km(addDays(day, -REVENUE_DAYS)) };
    }),
  };
}
