const MINUTE = 60_000;

/** How long an order waits for its money. */
const PAY_WITHIN = 60 * MINUTE;
/** Whoever has just gone to the gateway is given the time to finish there. */
const AT_THE_GATEWAY = 10 * MINUTE;
/** The gateway is asked by itself what became of payments that nobody has told of for so long. */
const SILENT_FOR = 15 * MINUTE;
const ASK_EVERY = 5 * MINUTE;
/** A gateway that cannot be asked holds an order up to here; money that comes later goes back. */
const ASK_UNTIL = 120 * MINUTE;

const after = (at: Date, ms: number): Date => new Date(at.getTime() + ms);

/** When the order is called off if it is not paid. */
export const payUntil = (placedAt: Date): Date => after(placedAt, PAY_WITHIN);

/** Orders placed before this may be overdue. */
export const overdueSince = (now: Date): Date => after(now, -PAY_WITHIN);

/** Orders placed before this, of which nothing has been heard, are asked about; once in so long each. */
export const silentSince = (now: Date): Date => after(now, -SILENT_FOR);
export const askedBefore = (now: Date): Date => after(now, -ASK_EVERY);

interface Waiting {
  readonly placedAt: Date;
  /** When the buyer last went to the gateway; null if never. */
  readonly lastStartedAt: Date | null;
  /** Whether the gateway said of every attempt that nothing was paid. */
  readonly isCertain: boolean;
}

/** Whether an unpaid order is called off now. */
export function isOverdue({ placedAt, lastStartedAt, isCertain }: Waiting, now: Date): boolean {
  if (now < payUntil(placedAt)) return false;
  if (lastStartedAt && now < after(lastStartedAt, AT_THE_GATEWAY)) return false;
  return isCertain || now >= after(placedAt, ASK_UNTIL);
}

/** How long a refund that was sent counts as on its way; after that its answer was lost. */
const ON_THE_WAY = MINUTE;

export const isOnTheWay = (sentAt: Date | null, now: Date): boolean =>
  sentAt !== null && now < after(sentAt, ON_THE_WAY);
