import { ORDER_STATUS } from '@sjaj/contract';
import type { EventConsumers } from '../../../kernel/domain-events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { requestJob } from '../../../platform/queue/jobs.ts';
import type { ErpSettings } from '../../../platform/settings/erp.ts';
import { exportOrder, type OrderEvents, successorsOf } from '../../orders/index.ts';
import { isBooked, LEASE, LONGEST_PAUSE, nextAttemptAt, ORDER_PUSH } from '../rules.ts';
import * as store from '../store/orders.ts';
import { postErp } from './client.ts';
import { storableText } from './erp-text.ts';

const REPLACED: readonly number[] = [ORDER_STATUS.merged, ORDER_STATUS.split];
const LONGEST_ERROR = 300;

async function queueOrders(tx: Tx, orderIds: readonly number[], now: Date): Promise<void> {
  await store.queue(tx, orderIds, now);
  await requestPush(tx);
}

/** Asks the worker to send what is queued. */
export const requestPush = (tx: Tx): Promise<void> => requestJob(tx, ORDER_PUSH.job, {}, ORDER_PUSH.key);

/**
 * Queues an order for the ERP whenever something happens with it; nothing where none is connected. That of a guest follows when its e-mail
 * address is confirmed, and the orders that one became by merging or splitting follow with it.
 */
export const erpConsumers = (isConnected: boolean, clock: Clock): EventConsumers<OrderEvents> => {
  if (!isConnected) return {};
  const queue = (tx: Tx, ids: readonly number[]): Promise<void> => queueOrders(tx, ids, clock());
  return {
    'order.placed': [
      async (tx, { orderId, isUnconfirmed }) => {
        if (!isUnconfirmed) await queue(tx, [orderId]);
      },
    ],
    'order.email_confirmed': [(tx, { orderId }) => queue(tx, [orderId])],
    'order.edited': [(tx, { orderId }) => queue(tx, [orderId])],
    'order.status_changed': [
      async (tx, { orderId, to }) =>
        queue(tx, [orderId, ...(REPLACED.includes(to) ? await successorsOf(tx, orderId) : [])]),
    ],
  };
};

interface PushContext {
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

interface PushDeps {
  readonly db: Db;
  readonly erp: ErpSettings;
}

/**
 * Sends the orders that are due, the oldest change first. One that the ERP refuses is put aside with its reason; when the ERP does not answer,
 * the order waits and the run fails, to be tried again with growing pauses. May run in several workers at once.
 */
export async function pushOrders({ db, erp }: PushDeps, { clock, signal }: PushContext): Promise<void> {
  while (!signal.aborted) {
    const now = clock();
    const after = (ms: number): Date => new Date(now.getTime() + ms);
    const due = await store.claim(db, { now, until: after(LEASE), latest: after(LONGEST_PAUSE) });
    if (!due) return;
    try {
      await pushOrder({ db, erp }, due, { now, signal });
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      await store.postpone(db, due, { dueAt: nextAttemptAt(due.attempts, now), error: reason.slice(0, LONGEST_ERROR) });
      throw error;
    }
  }
}

async function pushOrder(
  { db, erp }: PushDeps,
  due: store.DueOrder,
  { now, signal }: { readonly now: Date; readonly signal: AbortSignal },
): Promise<void> {
  const order = await exportOrder(db, due.orderId);
  // A lost answer is asked for again under the same key, so that the ERP books a change once.
  const idempotencyKey = `sjaj-order-${due.orderId}-${due.change}`;
  const { status, body } = await postErp(
    erp,
    { path: '/orders', body: JSON.stringify(order), idempotencyKey },
    { now, signal },
  );
  const error = isBooked(status) ? null : `${status} ${storableText(body.toString('utf8'))}`.slice(0, LONGEST_ERROR);
  await store.settle(db, due, { state: error === null ? 'sent' : 'refused', error, now });
}
