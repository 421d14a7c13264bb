import { z } from 'zod';
import { Order, OrderRow, OrderStatus, ORDER_STATUSES } from './orders.view.ts';
import { CUSTOMERS, OFFICE_STAFF, ORDERERS, routes } from './route.ts';
import { ById, Day, Id, longText, name, shape, sortedList } from './shapes.ts';

/** What an order can wait for before the supplier works on it. */
export const ORDER_WAITS = ['stock', 'approval', 'payment'] as const;

export const OrderListRequest = shape({
  ...sortedList(z.enum(['default', 'createdDate', 'number', 'status', 'total']).default('default')).shape,
  statuses: z.array(OrderStatus).max(ORDER_STATUSES.length).default([]),
  waitsFor: z.enum(ORDER_WAITS).optional(),
  /** Business days of Europe/Sarajevo, both included. */
  from: Day.optional(),
  to: Day.optional(),
  /** A delivery address as the call that lists them names it. */
  address: name(400).optional(),
  /** Own orders only, or the whole company's where the caller may see them. */
  isOwn: z.boolean().default(false),
  /** Only those that wait for the decision of the caller. */
  isForMe: z.boolean().default(false),
});

/** Where orders went. */
export const OrderDestination = shape({
  /** As the filter of the list takes it. */
  address: z.string(),
  /** The same with the town in the script of the reader. */
  title: z.string(),
});

export const StatusChange = shape({
  orderId: Id,
  status: OrderStatus,
  reason: longText(2_000).optional(),
  /** The version that the caller has seen; another one is told, not overwritten. */
  version: z.int().min(1),
});

export const orders = routes({
  list: {
    method: 'POST',
    path: '/orders/get-customer-orders',
    access: CUSTOMERS,
    body: OrderListRequest,
    answer: OrderRow,
    paged: true,
    problems: ['articles.prices_hidden'],
    reads: true,
    summary: 'Orders of the caller or the company, newest first.',
  },
  one: {
    method: 'POST',
    path: '/orders/get-customer-order/{id}',
    access: ORDERERS,
    params: ById,
    answer: Order,
    problems: ['orders.not_found'],
    reads: true,
    summary: 'One order with its lines, totals and history.',
  },
  addresses: {
    method: 'GET',
    path: '/orders/delivery-addresses',
    access: CUSTOMERS,
    answer: z.array(OrderDestination),
    summary: 'Where the orders of the caller or the company went, for a filter of the list.',
  },
  updateStatus: {
    method: 'PUT',
    path: '/orders/update-order-status',
    access: [...ORDERERS, ...OFFICE_STAFF],
    body: StatusChange,
    answer: Order,
    problems: [
      'orders.not_found',
      'orders.transition_not_allowed',
      'orders.reason_required',
      'orders.changed_meanwhile',
      'orders.goods_missing',
      'orders.email_unconfirmed',
      'checkout.short',
    ],
    summary: 'Moves an order along the transition table.',
  },
  repeat: {
    method: 'POST',
    path: '/orders/repeat-order/{id}',
    access: CUSTOMERS,
    params: ById,
    answer: shape({
      added: z.int(),
      left: z.array(shape({ code: z.string(), title: z.string(), reason: z.string() })),
    }),
    idempotent: true,
    problems: ['orders.not_found'],
    summary: 'Puts the lines of an order into the open cart at prices of today.',
  },
});

export type OrderWait = (typeof ORDER_WAITS)[number];
export type OrderDestination = z.output<typeof OrderDestination>;
export type OrderListRequest = z.output<typeof OrderListRequest>;
export type StatusChange = z.output<typeof StatusChange>;
