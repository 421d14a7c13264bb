import type { Refund } from '@sjaj/contract';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import * as events from '../store/events.ts';
import * as refunds from '../store/refunds.ts';

interface RefundDueInput {
  readonly attemptId: number;
  readonly orderId: number;
  readonly reason: Refund['reason'];
  readonly at: Date;
}

/** Creates the refund of the whole amount of an attempt, once. Staff are notified unless the gateway has refunded it already. */
export async function createRefundDue(tx: Tx, { attemptId, orderId, reason, at }: RefundDueInput): Promise<void> {
  const isDone = await events.hasRefundReport(tx, attemptId);
  const isNew = await refunds.insert(tx, { attemptId, reason, isDone, at });
  if (isNew && !isDone) await publish(tx, 'payment.refund_due', { orderId, reason });
}

/** Creates refunds for all payments of a cancelled order. The order must be locked. */
export async function createRefundsDue(tx: Tx, orderId: number, at: Date): Promise<void> {
  for (const attemptId of await refunds.unrefundedAttempts(tx, orderId)) {
    await createRefundDue(tx, { attemptId, orderId, reason: 'cancelled', at });
  }
}

/** Whether the order has a payment without a refund. Such an order cannot be split, because payments are refunded as a whole. */
export const hasUnrefundedPayment = async (tx: Db | Tx, orderId: number): Promise<boolean> =>
  (await refunds.unrefundedAttempts(tx, orderId)).length > 0;
