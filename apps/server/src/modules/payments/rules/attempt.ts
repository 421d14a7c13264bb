import { ORDER_STATUS, type OrderStatus, type PaymentAttempt, type PaymentState, type Refund } from '@sjaj/contract';

export type AttemptState = PaymentAttempt['state'];

/** What the gateway reports; `cancelled` is a buyer who returned without paying. */
export type EventKind = 'approved' | 'declined' | 'cancelled' | 'refunded' | 'ignored';

/** A higher rank wins, whatever the sequence of events: an approval is final. */
const RANK: Readonly<Record<AttemptState, number>> = { started: 0, cancelled: 1, declined: 2, approved: 3 };

/** The state of an attempt after an event. It does not depend on the sequence of events. */
export function stateAfter(state: AttemptState, kind: EventKind): AttemptState {
  if (kind === 'refunded' || kind === 'ignored') return state;
  return RANK[kind] > RANK[state] ? kind : state;
}

interface ExpectedAmount {
  readonly amount: number;
  readonly currency: string;
}

interface ReportedAmount {
  readonly amount: number | null;
  readonly currency: string | null;
}

/** Whether amount and currency are exactly the expected ones; a missing value is a mismatch. */
export const isExpectedAmount = (expected: ExpectedAmount, reported: ReportedAmount): boolean =>
  reported.amount === expected.amount && reported.currency === expected.currency;

type Effect = { readonly kind: 'pay' } | { readonly kind: 'createRefundDue'; readonly reason: Refund['reason'] };

/** The effect of the first approval of an attempt on its order. */
export function effectOf(status: OrderStatus): Effect {
  if (status === ORDER_STATUS.unpaid) return { kind: 'pay' };
  return { kind: 'createRefundDue', reason: status === ORDER_STATUS.cancelled ? 'late' : 'twice' };
}

/** Pre-orders and created orders are never paid by card. */
const EXPECTS_MONEY: ReadonlySet<OrderStatus> = new Set(
  Object.values(ORDER_STATUS).filter((status) => status !== ORDER_STATUS.preOrder && status !== ORDER_STATUS.created),
);

interface PaymentFacts {
  readonly isByCard: boolean;
  readonly status: OrderStatus;
  /** Of the order's attempts, the newest last. */
  readonly attempts: readonly AttemptState[];
  readonly refunds: readonly Refund['state'][];
}

/** The payment state of an order. */
export function paymentState({ isByCard, status, attempts, refunds }: PaymentFacts): PaymentState {
  if (!isByCard) return 'none';
  if (status === ORDER_STATUS.unpaid) {
    const last = attempts.at(-1);
    return last === undefined || last === 'approved' ? 'open' : last;
  }
  if (!EXPECTS_MONEY.has(status)) return 'none';
  if (status !== ORDER_STATUS.cancelled) return 'paid';
  if (refunds.length === 0) return 'over';
  return refunds.every((refund) => refund === 'done') ? 'refunded' : 'refund_due';
}
