import { z } from 'zod';
import { AdminOrderRow } from './orders.admin.ts';
import { StatusChange } from './orders.ts';
import { BACK_OFFICE, routes } from './route.ts';
import { Day, Id, shape, Sum } from './shapes.ts';

/** Orders that a queue shows, and that one call may change. */
export const MOST_QUEUED_ORDERS = 100;

/** What staff look at before they approve an order. Amounts in KM. */
export const ApprovalSigns = shape({
  /** By how much debt and open orders, this one included, exceed the credit limit; null within it and without a limit. */
  overLimit: Sum.nullable(),
  overdue: shape({ amount: Sum, since: Day }).nullable(),
  /** Lines that the stock cannot fill now. */
  shortLines: z.int().min(0),
  /**
   * Percent of the net goods that remain after purchase prices of today; null where one of them is missing, and for those who may
   * not see purchase prices, whose `isMarginLow` is always false.
   */
  margin: z.number().nullable(),
  isMarginLow: z.boolean(),
  note: z.string().nullable(),
  /** The customer has never ordered before. */
  isNewCustomer: z.boolean(),
});

export const QueuedOrder = shape({
  ...AdminOrderRow.shape,
  signs: ApprovalSigns,
  /** Nothing speaks against it: it can be approved without a look. */
  isClear: z.boolean(),
});

/** What became of one of several orders. */
export const StatusOutcome = shape({
  orderId: Id,
  orderNumber: z.string().nullable(),
  /** Why its status did not change; null where it did. */
  refusal: z.string().nullable(),
});

export const orderQueues = routes({
  approval: {
    method: 'GET',
    path: '/admin/orders/approval-queue',
    access: BACK_OFFICE,
    answer: shape({ totalItems: z.int(), orders: z.array(QueuedOrder).max(MOST_QUEUED_ORDERS) }),
    summary: 'The orders that wait for approval, oldest first, with what speaks against each.',
  },
  changeStatuses: {
    method: 'PUT',
    path: '/admin/orders/update-order-statuses',
    access: BACK_OFFICE,
    body: shape({
      orders: z
        .array(StatusChange.pick({ orderId: true, version: true }))
        .min(1)
        .max(MOST_QUEUED_ORDERS),
      ...StatusChange.pick({ status: true, reason: true }).shape,
    }),
    answer: z.array(StatusOutcome),
    problems: ['orders.reason_required'],
    summary: 'Moves several orders to one status, each by itself: a refused one stops none of the others.',
  },
});

export type ApprovalSigns = z.output<typeof ApprovalSigns>;
export type QueuedOrder = z.output<typeof QueuedOrder>;
export type StatusOutcome = z.output<typeof StatusOutcome>;
