import { ORDER_STATUS } from '@sjaj/contract';
import type { Tx } from '../../../platform/database/db.ts';
import { publish } from '../../../kernel/domain-events.ts';
import { returnCoupon } from '../../coupons/index.ts';
import { oweAll } from '../../payments/index.ts';
import type { Edge } from '../rules.ts';
import * as store from '../store/change.ts';
import { moveStock } from './move-stock.ts';

/** Who moves an order; without a user where it is the gateway or the clock. */
export interface By {
  readonly userId: number | null;
  readonly name: string;
  readonly reason: string | null;
  readonly now: Date;
}

export const GATEWAY_OR_CLOCK = { userId: null, name: '', reason: null } as const;

/** Takes a locked order along an edge of the transition table: its coupon, goods and money, its history and the news. */
export async function carryOut(tx: Tx, order: store.LockedOrder, edge: Edge, by: By): Promise<store.Step> {
  const isCalledOff = edge.to === ORDER_STATUS.cancelled;
  // Before the stock, as when an order is placed: two who lock in one order never wait for each other.
  if (isCalledOff) await returnCoupon(tx, order.id);
  const isComplete = await moveStock(tx, {
    effect: edge.stock,
    cause: { orderId: order.id, userId: by.userId },
    takesLess: edge.waitsFor === 'approval',
  });
  const reached = isComplete
    ? ({ to: edge.to, waitsFor: null } as const)
    : ({ to: ORDER_STATUS.preOrder, waitsFor: 'stock' } as const);
  if (isCalledOff) await oweAll(tx, order.id, by.now);
  const { userId, name: userName, reason, now: at } = by;
  const step = { ...reached, orderId: order.id, from: order.status, reason, userId, userName, at };
  await store.save(tx, step);
  const { orderId, from, to } = step;
  await publish(tx, 'order.status_changed', { orderId, from, to, reason, byUserId: userId });
  return step;
}
