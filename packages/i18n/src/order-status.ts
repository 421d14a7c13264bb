import type { orderStatus } from './shared/order-status.ts';

type StatusKey = `orderStatus.${keyof typeof orderStatus & string}`;

const BY_ID: Readonly<Record<number, StatusKey>> = {
  [-1]: 'orderStatus.pre_order',
  1: 'orderStatus.created',
  2: 'orderStatus.approved',
  3: 'orderStatus.cancelled',
  4: 'orderStatus.finished',
  5: 'orderStatus.delivered',
  6: 'orderStatus.merged',
  7: 'orderStatus.split',
  8: 'orderStatus.not_delivered',
  9: 'orderStatus.unpaid',
  10: 'orderStatus.paid',
};

/** The text key of an order's status by its id, or of what it waits for; RangeError for an id that no order can have. */
export function orderStatusKey(status: number, waitsFor: 'stock' | 'approval' | null = null): StatusKey {
  if (waitsFor !== null) return `orderStatus.waits_for_${waitsFor}`;
  const key = BY_ID[status];
  if (key === undefined) throw new RangeError(`not an order status: ${status}`);
  return key;
}
