import { ORDER_STATUS, type OrderStatus, type PaymentAttempt, type PaymentState, type Refund } from '@sjaj/contract';

export type AttemptState = PaymentAttempt['state'];

/** What the gateway says; `cancelled` is the buyer's way back without having paid. */
export type EventKind = 'approved' | 'declined' | 'cancelled' | 'refunded' | 'ignored';

/** The later ones win, in whatever order they are heard: money that came is never talked away. */
const RANK: Readonly<Record<AttemptState, number>> = { started: 0, cancelled: 1, declined: 2, approved: 3 };

/** Where an attempt stands after an event: the same for every order of the same events. */
export function stateAfter(state: AttemptState, kind: EventKind): AttemptState {
  if (kind === 'refunded' || kind === 'ignored') return state;
  return RANK[kind] > RANK[state] ? kind : state;
}

interface Asked {
  readonly amount: number;
  readonly currency: string;
}

interface Paid {
  readonly amount: number | null;
  readonly currency: string | null;
}

/** Whether what was paid is what was asked for, to the fening; what is not said is not right. */
export const isRightAmount = (asked: Asked, paid: Paid): boolean =>
  paid.amount === asked.amount && paid.currency === asked.currency;

export type Effect = { readonly kind: 'pay' } | { readonly kind: 'owe'; readonly reason: Refund['reason'] };

/** What the first money of an attempt does to its order. */
export function effectOf(status: OrderStatus): Effect {
  if (status === ORDER_STATUS.unpaid) return { kind: 'pay' };
  return { kind: 'owe', reason: status === ORDER_STATUS.cancelled ? 'late' : 'twice' };
}

/** Pre-orders and new orders are there without money: none of them was placed by card. */
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

/** How far the payment of an order has come. */
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
