import { type JobName, ORDER_STATUS, type WebhookEvent } from '@sjaj/contract';

/** The job that sends messages, and the key under which one request of it waits at a time. */
export const DELIVERY: { readonly job: JobName; readonly key: string } = { job: 'webhooks.deliver', key: 'soon' };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long a message waits after each attempt that failed. */
const PAUSES = [30 * SECOND, 2 * MINUTE, 10 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR];
const LONGEST_PAUSE = 4 * HOUR;
/** A message that is older is set aside: staff look what is wrong and send it again. */
export const SET_ASIDE_AFTER = 24 * HOUR;
/** While nobody answers at an address, its other messages wait, so that they keep nobody else's waiting. */
export const UNREACHABLE_PAUSE = 30 * SECOND;
/** While a worker sends a message nobody else takes it; if it dies another one does after this. */
export const LEASE = MINUTE;
/** For a receiver: name, connection and answer. */
export const ANSWER_WITHIN_MS = 10 * SECOND;
/** Messages of one worker that are on their way at a time. */
export const LANES = 4;
/** How long the secret before the present one signs, too. */
export const PREVIOUS_SECRET_FOR = 24 * HOUR;
/** The log has what was sent for this long. */
export const REMOVED_AFTER = 30 * 24 * HOUR;

const EVENTS: Readonly<Record<number, WebhookEvent>> = {
  [ORDER_STATUS.approved]: 'order.approved',
  [ORDER_STATUS.finished]: 'order.shipped',
  [ORDER_STATUS.delivered]: 'order.delivered',
  [ORDER_STATUS.cancelled]: 'order.cancelled',
};

/** What other programs are told when an order gets a status; undefined for one that they are not told of. */
export const eventOfStatus = (status: number): WebhookEvent | undefined => EVENTS[status];

/** What a receiver answered; null where it did not. */
export const isAccepted = (status: number | null): boolean => status !== null && status >= 200 && status < 300;

interface Attempted {
  readonly isSent: boolean;
  /** This one included. */
  readonly attempts: number;
  readonly queuedAt: Date;
}

export interface NextAttempt {
  readonly state: 'queued' | 'sent' | 'set_aside';
  readonly dueAt: Date;
}

/** What follows from an attempt: the next one after a growing pause, or none after a day. */
export function afterAttempt({ isSent, attempts, queuedAt }: Attempted, now: Date): NextAttempt {
  if (isSent) return { state: 'sent', dueAt: now };
  const dueAt = new Date(now.getTime() + (PAUSES[attempts - 1] ?? LONGEST_PAUSE));
  const isOver = dueAt.getTime() - queuedAt.getTime() > SET_ASIDE_AFTER;
  return { state: isOver ? 'set_aside' : 'queued', dueAt };
}
