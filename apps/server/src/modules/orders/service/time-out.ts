import { ORDER_STATUS } from '@sjaj/contract';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { isPaymentOverdue, overdueBefore, type PaymentDeps } from '../../payments/index.ts';
import { unconfirmed } from '../store/confirm-email.ts';
import { unpaid } from '../store/payables.ts';
import { transitionAutomatically } from './payables.ts';

const BATCH = 100;

interface Round {
  readonly now: Date;
  readonly signal?: AbortSignal;
}

/**
 * Cancels the orders that were not paid in time: goods and coupon are free again. The gateway is asked before; an order
 * whose money comes in the same moment is either paid or cancelled, never both. Returns how many were cancelled.
 */
export async function timeOutUnpaid(db: Db, deps: PaymentDeps, { now, signal }: Round): Promise<number> {
  let cancelled = 0;
  for (const order of await unpaid(db, overdueBefore(now), BATCH)) {
    if (signal?.aborted) break;
    if (!(await isPaymentOverdue(db, deps, order, now))) continue;
    const step = { to: ORDER_STATUS.cancelled, role: 'clock', now } as const;
    if (await inTransaction(db, (tx) => transitionAutomatically(tx, order.id, step))) cancelled += 1;
  }
  return cancelled;
}

/**
 * Cancels the orders of guests whose e-mail address was not confirmed in time: goods and coupon are free again. An order that is
 * confirmed in the same moment is either confirmed or cancelled. Returns how many were cancelled.
 */
export async function timeOutUnconfirmed(db: Db, { now, signal }: Round): Promise<number> {
  let cancelled = 0;
  for (const id of await unconfirmed(db, now, BATCH)) {
    if (signal?.aborted) break;
    const step = { to: ORDER_STATUS.cancelled, role: 'clock', now } as const;
    if (await inTransaction(db, (tx) => transitionAutomatically(tx, id, step))) cancelled += 1;
  }
  return cancelled;
}
