import { z } from 'zod';
import { OrderStatus } from './orders.view.ts';
import { BACK_OFFICE, ORDERERS, routes } from './route.ts';
import { ById, Id, Instant, Price, shape } from './shapes.ts';

/** A form that the buyer's browser sends to the gateway as it is. */
export const PaymentRedirect = shape({
  url: z.url(),
  method: z.enum(['GET', 'POST']),
  fields: z.record(z.string(), z.string()),
});

/**
 * `none`: not by card. `open`: no attempt yet. `started`: the buyer is, or was, at the gateway, and nothing is known. `declined`,
 * `cancelled`: the last attempt failed. `paid`: the money is there. `over`: the order was cancelled unpaid. `refund_due`,
 * `refunded`: the money goes back, or has gone.
 */
const PAYMENT_STATES = [
  'none',
  'open',
  'started',
  'declined',
  'cancelled',
  'paid',
  'over',
  'refund_due',
  'refunded',
] as const;

/**
 * Why a bank declined a card, as far as its holder is helped by it: too little money, out of date, wrong number, not confirmed with the
 * bank. `bank` is every other reason; a card that is blocked or was reported is one of these.
 */
const DECLINE_REASONS = ['funds', 'expired', 'details', 'unconfirmed', 'bank'] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

export const OrderPayment = shape({
  orderId: Id,
  orderNumber: z.string(),
  orderStatus: OrderStatus,
  state: z.enum(PAYMENT_STATES),
  /** Of the last attempt, where it was declined. */
  declineReason: z.enum(DECLINE_REASONS).nullable(),
  /** Whether the caller may pay now. */
  mayPay: z.boolean(),
  /** When the order is cancelled if it is not paid; null where nothing is awaited. */
  payUntil: Instant.nullable(),
});

const notByCard = ['orders.not_found', 'payments.not_payable', 'payments.too_late', 'payments.unavailable'] as const;

export const payments = routes({
  ofOrder: {
    method: 'GET',
    path: '/orders/{id}/payment',
    access: ORDERERS,
    params: ById,
    answer: OrderPayment,
    problems: ['orders.not_found'],
    summary: 'How far the payment of an order by card has come, as the gateway told it.',
  },
  start: {
    method: 'POST',
    path: '/orders/{id}/payment/start',
    access: ORDERERS,
    params: ById,
    answer: PaymentRedirect,
    idempotent: true,
    limit: { requests: 10, seconds: 60 },
    problems: notByCard,
    summary: 'Begins a new try to pay an unpaid order: the form to send to the gateway.',
  },
});

const REFUND_STATES = ['due', 'sending', 'failed', 'done'] as const;

export const Refund = shape({
  id: Id,
  amount: Price,
  reason: z.enum(['cancelled', 'late', 'twice']),
  state: z.enum(REFUND_STATES),
  dueAt: Instant,
  doneAt: Instant.nullable(),
  by: z.string().nullable(),
  responseCode: z.string().nullable(),
  /** Whether it can be sent to the gateway now. */
  maySend: z.boolean(),
});

export const PaymentAttempt = shape({
  id: Id,
  number: z.string(),
  provider: z.string(),
  amount: Price,
  currency: z.string(),
  state: z.enum(['started', 'cancelled', 'declined', 'approved']),
  startedAt: Instant,
  settledAt: Instant.nullable(),
  responseCode: z.string().nullable(),
  approvalCode: z.string().nullable(),
  refund: Refund.nullable(),
  /** What the gateway reported that does not fit: another amount or currency. Nothing was booked for it. */
  mismatches: z.array(shape({ at: Instant, amount: Price.nullable(), currency: z.string().nullable() })),
});

export const adminPayments = routes({
  ofOrder: {
    method: 'GET',
    path: '/admin/orders/{id}/payments',
    access: BACK_OFFICE,
    params: ById,
    answer: z.array(PaymentAttempt),
    problems: ['orders.not_found'],
    summary: 'Every try to pay an order by card, with what goes back.',
  },
  sendRefund: {
    method: 'POST',
    path: '/admin/payments/refunds/{id}/send',
    access: BACK_OFFICE,
    params: ById,
    answer: Refund,
    problems: [
      'payments.refund_not_found',
      'payments.refund_done',
      'payments.other_gateway',
      'payments.refund_on_the_way',
      'payments.refund_refused',
      'payments.unavailable',
    ],
    summary: 'Asks the gateway to give the money of a payment back, all of it.',
  },
});

export type OrderPayment = z.output<typeof OrderPayment>;
export type PaymentAttempt = z.output<typeof PaymentAttempt>;
export type PaymentRedirect = z.output<typeof PaymentRedirect>;
export type PaymentState = OrderPayment['state'];
export type Refund = z.output<typeof Refund>;
