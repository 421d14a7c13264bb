const MINUTE = 60_000;

/** An unpaid order is cancelled after this period. */
const PAYMENT_PERIOD = 60 * MINUTE;
/** Extra time for a buyer who was redirected to the gateway recently. */
const REDIRECT_PERIOD = 10 * MINUTE;
/** Attempts without a report for this period are polled. */
const REPORT_EXPECTED_WITHIN = 15 * MINUTE;
const POLL_EVERY = 5 * MINUTE;
/** An unavailable gateway delays the cancellation until then; a later payment is refunded. */
const POLL_UNTIL = 120 * MINUTE;

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** The time at which an unpaid order is cancelled. */
export const paymentDeadline = (placedAt: Date): Date => after(placedAt, PAYMENT_PERIOD);

/** Orders placed before this may be overdue. */
export const overdueBefore = (now: Date): Date => after(now, -PAYMENT_PERIOD);

/** Attempts of orders placed before this are polled; each at most once per `POLL_EVERY`. */
export const unreportedSince = (now: Date): Date => after(now, -REPORT_EXPECTED_WITHIN);
export const polledBefore = (now: Date): Date => after(now, -POLL_EVERY);

interface UnpaidOrder {
  readonly placedAt: Date;
  /** When the buyer last went to the gateway; null if never. */
  readonly lastStartedAt: Date | null;
  /** Whether the gateway confirmed for every attempt that nothing was paid. */
  readonly isCertain: boolean;
}

/** Whether an unpaid order is to be cancelled now. */
export function isOverdue({ placedAt, lastStartedAt, isCertain }: UnpaidOrder, now: Date): boolean {
  if (now < paymentDeadline(placedAt)) return false;
  if (lastStartedAt && now < after(lastStartedAt, REDIRECT_PERIOD)) return false;
  return isCertain || now >= after(placedAt, POLL_UNTIL);
}

/** A sent refund without an answer after this period may be sent again. */
const ANSWER_EXPECTED_WITHIN = MINUTE;

export const isRefundPending = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now < after(sentAt, ANSWER_EXPECTED_WITHIN);
