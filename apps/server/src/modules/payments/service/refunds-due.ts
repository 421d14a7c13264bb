import type { Refund } from '@sjaj/contract';
import type { Tx } from '../../../platform/database/db.ts';
import { publish } from '../../../kernel/domain-events.ts';
import * as events from '../store/events.ts';
import * as refunds from '../store/refunds.ts';

interface Debt {
  readonly attemptId: number;
  readonly orderId: number;
  readonly reason: Refund['reason'];
  readonly at: Date;
}

/** Money that is not ours to keep: it goes back as a whole, once, and staff are told unless it is back already. */
export async function owe(tx: Tx, { attemptId, orderId, reason, at }: Debt): Promise<void> {
  const isDone = await events.wentBack(tx, attemptId);
  const isNew = await refunds.insert(tx, { attemptId, reason, isDone, at });
  if (isNew && !isDone) await publish(tx, 'payment.refund_due', { orderId, reason });
}

/** Whatever was paid for an order that is called off goes back. The order must be locked. */
export async function oweAll(tx: Tx, orderId: number, at: Date): Promise<void> {
  for (const attemptId of await refunds.keptMoney(tx, orderId)) {
    await owe(tx, { attemptId, orderId, reason: 'cancelled', at });
  }
}

/** Whether money for the order is here: such an order is not taken apart, because money goes back whole or not at all. */
export const hasMoney = async (tx: Tx, orderId: number): Promise<boolean> =>
  (await refunds.keptMoney(tx, orderId)).length > 0;
