import type { OrderPayment } from '@sjaj/contract';

/** What the page after the bank shows. */
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
 * The view of a payment; null where the order is not paid by card. Nothing in the address makes an order paid: coming from the
 * bank only means that its word is worth waiting for.
 */
export function viewOf({ state }: Pick<OrderPayment, 'state'>, isFromBank: boolean): PaymentView | null {
  return isFromBank && (state === 'started' || state === 'open') ? 'checking' : VIEWS[state];
}

const SOON_MS = 2_000;
const LATER_MS = 8_000;

/** In how many ms to look again; false where nothing changes by itself any more. A push usually comes before. */
export function lookAgainIn(view: PaymentView | null): number | false {
  if (view === 'checking') return SOON_MS;
  return view === 'waiting' || view === 'failed' || view === 'cancelled' ? LATER_MS : false;
}
