import { MOST_QUEUED_ORDERS, type QueuedOrder, type StatusChange, type StatusOutcome } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { textWithFacts } from '@sjaj/i18n/server';
import { hasCapability, type Staff } from '../../../kernel/actor.ts';
import type { RequestContext } from '../../../kernel/request-context.ts';
import type { Db } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { adminRowView } from '../admin/views.ts';
import { changeStatus } from '../service/change-status.ts';
import { isClear, signsOf } from './rules.ts';
import * as store from './store.ts';

interface ApprovalQueue {
  readonly totalItems: number;
  readonly orders: QueuedOrder[];
}

/**
 * The orders that wait longest for approval, oldest first, with what speaks against each. Those who may not see purchase prices do
 * not learn the margin either, and no order is held back for it.
 */
export async function approvalQueue(db: Db, context: RequestContext<Staff>): Promise<ApprovalQueue> {
  const [totalItems, rows] = await Promise.all([
    store.waitingCount(db),
    store.waitingOrders(db, { limit: MOST_QUEUED_ORDERS, today: businessDate(context.now) }),
  ]);
  const seesCosts = hasCapability(context.actor, 'viewCostPrices');
  const orders = rows.map((row) => {
    const signs = signsOf(seesCosts ? row : { ...row, goodsCost: null });
    return { ...adminRowView(row, context), signs, isClear: isClear(signs) };
  });
  return { totalItems, orders };
}

interface ChangeStatusesInput extends RequestContext<Staff> {
  readonly body: Pick<StatusChange, 'status' | 'reason'> & {
    readonly orders: readonly Pick<StatusChange, 'orderId' | 'version'>[];
  };
}

/**
 * Moves several orders to one status, each in a transaction of its own: a refused one stops none of the others. 400 where the
 * status needs a reason for one of them.
 */
export async function changeStatuses(db: Db, { body, ...context }: ChangeStatusesInput): Promise<StatusOutcome[]> {
  const { status, reason } = body;
  const outcomes: StatusOutcome[] = [];
  for (const { orderId, version } of body.orders) {
    const change = { orderId, version, status, ...(reason !== undefined && { reason }) };
    try {
      const { number } = await changeStatus(db, { ...context, body: change });
      outcomes.push({ orderId, orderNumber: number, refusal: null });
    } catch (error) {
      // What is missing is missing for every order: the form says so before anything moves.
      if (!(error instanceof Problem) || error.code === 'orders.reason_required') throw error;
      const refusal = textWithFacts(context.language, error.code, error.facts);
      outcomes.push({ orderId, orderNumber: await store.numberOf(db, orderId), refusal });
    }
  }
  return outcomes;
}
