import type { AdminOrder } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import type { Db } from '../../../platform/database/db.ts';
import { readSettings } from '../../settings/index.ts';
import { expectedArrival } from '../service/release.ts';
import { findOrder } from '../service/read.ts';
import { visibleTo } from '../store/scope.ts';
import * as store from './store.ts';
import { adminView } from './views.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';

/** One order with its company's debts and the lines that the stock cannot fill. */
export async function orderForStaff(db: Db, id: number, context: RequestContext<Staff>): Promise<AdminOrder> {
  const order = await findOrder(db, id, context.actor);
  const [company, shortLines, settings] = await Promise.all([
    order.companyId === null ? null : store.company(db, order.companyId, businessDate(context.now)),
    store.shortLines(db, order.id),
    readSettings(db),
  ]);
  const expected = expectedArrival(order, settings, context.now);
  return adminView(order, { company, shortLines, expected }, context);
}

/** How many orders each status has, of those that the caller sees; statuses without orders are left out. */
export const orderCounts = (db: Db, actor: Staff) => store.counts(db, visibleTo(actor));
