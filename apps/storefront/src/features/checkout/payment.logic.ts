import type { OrderPayment } from '@sjaj/contract';

/** States of the payment page. */
export type PaymentView = 'checking' | 'waiting' | 'failed' | 'cancelled' | 'paid' | 'over' | 'refundDue' | 'refunded';

const VIEWS = {
  none: null,
  open: 'waiting',
  started: 'waiting',
  declined: 'failed',
  cancelled: 'cancelled',
  paid: 'paid',
  over: 'over',
  refund_due: 'refundDue',
  refunded: 'refunded',
} as const satisfies Readonly<Record<OrderPayment['state'], PaymentView | null>>;

/**
 * The view of a payment; null if the order is not paid by card. The URL never makes an order paid: a return from the
 * bank only means that its notification is expected.
 */
export function viewOf({ state }: Pick<OrderPayment, 'state'>, isFromBank: boolean): PaymentView | null {
  return isFromBank && (state === 'started' || state === 'open') ? 'checking' : VIEWS[state];
}

const SOON_MS = 2_000;
const LATER_MS = 8_000;

/** Polling interval in ms; false for a final status. A live update usually comes first. */
export function pollInterval(view: PaymentView | null): number | false {
  if (view === 'checking') return SOON_MS;
  return view === 'waiting' || view === 'failed' || view === 'cancelled' ? LATER_MS : false;
}
