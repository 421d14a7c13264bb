import type { JobName } from '@sjaj/contract';

/** The job that sends queued mail, and the key under which one request of it waits at a time. */
export const DELIVERY: { readonly job: JobName; readonly key: string } = { job: 'mail.deliver', key: 'soon' };

/** The job that queues the mails of newsletter issues. */
export const ISSUES: { readonly job: JobName; readonly key: string } = { job: 'newsletter.send', key: 'soon' };

/** What the stored link of a mail that asks for an approval begins with; the id of the message follows. */
export const APPROVAL_LINK = '/order-approval/';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long a mail waits after each try that may go well another time. */
const PAUSES = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 4 * HOUR, 8 * HOUR, 12 * HOUR];
const LONGEST_PAUSE = 12 * HOUR;
/** While nobody answers there is one try a minute for the whole outbox, so that all is out soon after the server is back. */
const PROBE_PAUSE = MINUTE;
/** Older mails are of no use to their readers. */
export const GIVE_UP_AFTER = 48 * HOUR;
/** While a worker sends a mail nobody else takes it; if it dies another one does after this. */
export const LEASE = 3 * MINUTE;
/** How many mails are written at once where nobody carries them. */
export const MOST_WRITTEN_AT_ONCE = 20;
/** Half a year is long enough to ask what was written to whom. */
export const REMOVED_AFTER_MS = 180 * 24 * HOUR;
/** After so many failures in a row the next round tries again. */
export const MOST_FAILURES = 3;

/** `unreachable` says nothing of the mail, `later` may go well another time, `refused` never will. */
interface Outcome {
  readonly kind: 'sent' | 'unreachable' | 'later' | 'refused';
}

interface Tried {
  /** How often it was tried, this time included. */
  readonly attempts: number;
  readonly queuedAt: Date;
}

export interface Next {
  readonly state: 'queued' | 'sent' | 'failed';
  readonly dueAt: Date;
  readonly attempts: number;
}

/** What follows from an attempt. A server that does not answer counts as no attempt of this mail. */
export function afterTry({ kind }: Outcome, { attempts, queuedAt }: Tried, now: Date): Next {
  const at = (pause: number): Date => new Date(now.getTime() + pause);
  if (kind === 'sent') return { state: 'sent', dueAt: now, attempts };
  const dueAt = kind === 'unreachable' ? at(PROBE_PAUSE) : at(PAUSES[attempts - 1] ?? LONGEST_PAUSE);
  const isOver = kind === 'refused' || dueAt.getTime() - queuedAt.getTime() > GIVE_UP_AFTER;
  return { state: isOver ? 'failed' : 'queued', dueAt, attempts: kind === 'unreachable' ? attempts - 1 : attempts };
}

interface NamedSender {
  readonly name: string;
  readonly address: string;
}

/**
 * Who a mail comes from: the address of the configuration before the supplier's, the name of the supplier before the
 * configuration's. Null where neither names an address.
 */
export function senderOf(
  configured: NamedSender | null,
  supplier: { readonly shortName: string; readonly email: string } | null,
): NamedSender | null {
  const address = configured?.address ?? supplier?.email;
  return address === undefined ? null : { name: supplier?.shortName ?? configured?.name ?? '', address };
}
