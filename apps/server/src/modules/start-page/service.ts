import { QUEUE_CAPABILITIES, type StartPage, WORK_QUEUES, type WorkQueue } from '@sjaj/contract';
import { addDays, businessDate, feninga, startOfDay, toKm } from '@sjaj/domain';
import { hasCapability, type Staff } from '../../kernel/actor.ts';
import { localised } from '../../kernel/localised.ts';
import type { RequestContext } from '../../kernel/request-context.ts';
import type { Db } from '../../platform/database/db.ts';
import { adminRowView, longestWaiting } from '../orders/index.ts';
import { refreshSums, revenueByDay } from '../reports/index.ts';
import { lowestStock } from '../stock/index.ts';
import * as store from './store.ts';

const REVENUE_DAYS = 30;
const MAX_ROWS = 5;
const WEEK = 7;
/** No filter. */
const EVERYTHING = { categoryIds: [], brandIds: [], companyIds: [], representativeIds: [], articleIds: [] };

const mayOpen =
  (actor: Staff) =>
  (queue: WorkQueue): boolean =>
    hasCapability(actor, QUEUE_CAPABILITIES[queue]);

function countedQueues(db: Db, actor: Staff, now: Date): ReturnType<typeof store.queues> {
  const today = businessDate(now);
  return store.queues(db, actor, { today, searchedSince: startOfDay(addDays(today, -REVENUE_DAYS)) });
}

interface Waiting {
  readonly queue: WorkQueue;
  readonly count: number;
}

/** How much waits in each queue that the caller may open, but for low stock, which is no work for today. */
export async function waiting(db: Db, { actor, now }: RequestContext<Staff>): Promise<Waiting[]> {
  const opens = mayOpen(actor);
  const queues = await countedQueues(db, actor, now);
  return [...queues.values()].filter(({ queue }) => opens(queue)).map(({ queue, count }) => ({ queue, count }));
}

/** What waits for the caller with the oldest of each queue that they may open, today's sales, and the net sales of 30 days beside the 30 before. */
export async function startPage(db: Db, { actor, language, now }: RequestContext<Staff>): Promise<StartPage> {
  const today = businessDate(now);
  const first = addDays(today, 1 - 2 * REVENUE_DAYS);
  await refreshSums(db);
  const opens = mayOpen(actor);
  const [queues, orders, low, days, branches, hiddenArticles] = await Promise.all([
    countedQueues(db, actor, now),
    opens('approval') ? longestWaiting(db, MAX_ROWS) : null,
    opens('lowStock') ? lowestStock(db, MAX_ROWS) : null,
    revenueByDay(db, { ...EVERYTHING, staff: actor }, { from: first, to: today }),
    store.branches(db, actor),
    store.hiddenArticles(db),
  ]);
  const sumsOf = new Map(days.map((sums) => [sums.day, sums]));
  const km = (day: string): number => toKm(feninga(sumsOf.get(day)?.revenue ?? 0));
  const queueOf = (queue: WorkQueue): StartPage['queues'][number] => {
    if (queue === 'lowStock') return { queue, count: low?.totalItems ?? 0, oldest: null };
    const found = queues.get(queue);
    return { queue, count: found?.count ?? 0, oldest: found?.oldest?.toISOString() ?? null };
  };
  return {
    queues: WORK_QUEUES.filter(opens).map(queueOf),
    hiddenArticles,
    waitingOrders: orders?.map((order) => adminRowView(order, { actor, language })) ?? null,
    lowStock:
      low?.rows.map(({ id, code, title, brand, available, lowLevel }) => ({
        id,
        code,
        available,
        lowLevel,
        title: localised(title, language, [brand]),
      })) ?? null,
    today: { amount: km(today), orders: sumsOf.get(today)?.orders ?? 0, weekAgo: km(addDays(today, -WEEK)) },
    branches: branches.map(({ id, title, orders: count, amount }) => ({
      id,
      title,
      orders: count,
      amount: toKm(feninga(amount)),
    })),
    sales: Array.from({ length: REVENUE_DAYS }, (_, index) => {
      const day = addDays(today, index + 1 - REVENUE_DAYS);
      return { day, amount: km(day), previous: km(addDays(day, -REVENUE_DAYS)) };
    }),
  };
}
