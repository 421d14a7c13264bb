import { declareEvents, event, type PayloadsOf } from '../../kernel/domain-events.ts';

export const paymentEvents = declareEvents({
  /** A report of the gateway does not fit the payment; without an order where none is known. */
  'payment.mismatch': event<{ orderId: number | null; number: string }>(),
  /** The gateway has refunded an order, and nobody here had asked for it. */
  'payment.went_back': event<{ orderId: number; number: string }>(),
  'payment.refund_due': event<{ orderId: number; reason: 'cancelled' | 'late' | 'twice' }>(),
  'payment.refunded': event<{ orderId: number }>(),
});
export type PaymentEvents = PayloadsOf<typeof paymentEvents>;
export const { publish } = paymentEvents;
