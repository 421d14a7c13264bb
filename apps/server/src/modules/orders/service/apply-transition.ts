import { type ApprovalOutcome, ORDER_STATUS } from '@sjaj/contract';
import type { Staff } from '../../../kernel/actor.ts';
import { writeAudit } from '../../../kernel/audit.ts';
import type { Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { lockCoupons, returnCouponUses } from '../../coupons/index.ts';
import { createRefundsDue } from '../../payments/index.ts';
import { arrivalOnceReleased } from './release.ts';
import type { Transition } from '../rules/transitions.ts';
import { readSettings } from '../../settings/index.ts';
import * as store from '../store/change.ts';
import { couponsOf, usesThatEndWith } from '../store/coupon-uses.ts';
import { recountPurchases } from '../store/purchases.ts';
import { applyStockEffect } from './apply-stock-effect.ts';

/** Who changes the status of an order; without a user for the payment gateway and the clock. */
interface TransitionCause {
  readonly userId: number | null;
  readonly name: string;
  /** The name of the company admin for whom a deputy does it. */
  readonly onBehalfOf?: string | null;
  readonly reason: string | null;
  /** Of an order that waited for the company's approval. */
  readonly approval?: ApprovalOutcome;
  readonly now: Date;
}

export const GATEWAY_OR_CLOCK = { userId: null, name: '', reason: null } as const;

/** Applies a transition to a locked order: coupon, stock, refund, history and event, in the caller's transaction. */
export async function applyTransition(
  tx: Tx,
  order: store.LockedOrder,
  transition: Transition,
  cause: TransitionCause,
): Promise<store.StatusChange> {
  const isCancelled = transition.to === ORDER_STATUS.cancelled;
  // Coupons are locked before stock, as when an order is placed: the same order of locks rules out a deadlock.
  if (isCancelled) await returnCoupons(tx, order.id);
  const isComplete = await applyStockEffect(tx, {
    effect: transition.stock,
    cause: { orderId: order.id, userId: cause.userId },
    takesLess: transition.holdReason === 'approval',
  });
  const reached = isComplete
    ? ({ to: transition.to, holdReason: null } as const)
    : ({ to: ORDER_STATUS.preOrder, holdReason: 'stock' } as const);
  if (isCancelled) await createRefundsDue(tx, order.id, cause.now);
  const { userId, name: userName, onBehalfOf = null, reason, now: at } = cause;
  const isReleased = order.holdReason !== null && reached.holdReason === null && !isCancelled;
  const arrives = isReleased ? arrivalOnceReleased(order, await readSettings(tx), at) : undefined;
  const change = {
    ...reached,
    arrives,
    orderId: order.id,
    from: order.status,
    reason,
    userId,
    userName,
    onBehalfOf,
    at,
  };
  await store.save(tx, change);
  if (isCancelled) await recountPurchases(tx, order, [order.id]);
  const { orderId, from, to } = change;
  await publish(tx, 'order.status_changed', { orderId, from, to, reason, byUserId: userId, ...approvalOf(cause) });
  return change;
}

const approvalOf = ({ approval }: TransitionCause) => (approval === undefined ? {} : { approval });

/** Returns the coupon uses that end with an order. */
async function returnCoupons(tx: Tx, orderId: number): Promise<void> {
  const coupons = await couponsOf(tx, orderId);
  if (coupons.length === 0) return;
  // The uses are read after the lock, so that a part cancelled by another transaction counts as ended.
  const [, ended] = await Promise.all([lockCoupons(tx, coupons), usesThatEndWith(tx, orderId)]);
  if (ended.length > 0) await returnCouponUses(tx, ended);
}

/** Writes a change of status by staff into the audit log. */
export const auditStatusChange = (tx: Tx, staff: Staff, { orderId, from, to, reason }: store.StatusChange) =>
  writeAudit(tx, staff, {
    action: 'orders.update_status',
    entity: 'sales_order',
    entityId: orderId,
    before: { status: from },
    after: { status: to, reason },
  });
