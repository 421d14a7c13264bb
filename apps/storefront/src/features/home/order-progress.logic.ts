import { ORDER_STATUS, type OrderRow } from '@sjaj/contract';

type Placed = Pick<OrderRow, 'status' | 'waitsFor'>;

/** Progress of an open order, from 0 to 1. */
export function progressOf({ status }: Placed): number {
  switch (status) {
    case ORDER_STATUS.preOrder:
      return 0.1;
    case ORDER_STATUS.created:
    case ORDER_STATUS.unpaid:
      return 0.25;
    case ORDER_STATUS.paid:
      return 0.4;
    case ORDER_STATUS.approved:
      return 0.6;
    default:
      return 1;
  }
}

/** Text of the progress. */
export function statusKey({ status, waitsFor }: Placed) {
  if (status === ORDER_STATUS.preOrder) {
    if (waitsFor === 'stock') return 'orderStatus.waits_for_stock';
    if (waitsFor === 'approval') return 'orderStatus.waits_for_approval';
    return 'orderStatus.pre_order';
  }
  if (status === ORDER_STATUS.approved) return 'orderStatus.approved';
  if (status === ORDER_STATUS.unpaid) return 'orderStatus.unpaid';
  if (status === ORDER_STATUS.paid) return 'orderStatus.paid';
  return 'orderStatus.created';
}
