import { STAFF_ROLES } from '@sjaj/contract';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Lifetimes of sessions in ms: since the last use, and in total. */
const LIFE = {
  customer: { idle: 14 * DAY_MS, absolute: 30 * DAY_MS },
  staff: { idle: 30 * MINUTE_MS, absolute: 12 * HOUR_MS },
  /** The cart of a guest lasts as long as their session. */
  guest: { idle: 30 * DAY_MS, absolute: 30 * DAY_MS },
  orderLink: { idle: DAY_MS, absolute: DAY_MS },
} as const;

/** ms after which a request updates `last_seen_at`. */
export const SEEN_EVERY_MS = MINUTE_MS;

const STAFF: readonly string[] = [...STAFF_ROLES, 'staff', 'acting_representative', 'enrolling_staff'];

/** Whether the role, of an account or of a caller, is one of the supplier's staff. */
export const isStaffRole = (role: string): boolean => STAFF.includes(role);

function lifeOf(role: string) {
  if (role === 'guest_buyer') return LIFE.guest;
  if (role === 'order_holder') return LIFE.orderLink;
  return isStaffRole(role) ? LIFE.staff : LIFE.customer;
}

/** The latest end of a session that starts now. */
export const endOfSession = (role: string, now: Date): Date => new Date(now.getTime() + lifeOf(role).absolute);

/** Whether a session has neither expired nor been idle for too long. */
export const isAlive = (session: { role: string; lastSeenAt: Date; expiresAt: Date }, now: Date): boolean =>
  session.expiresAt > now && now.getTime() - session.lastSeenAt.getTime() < lifeOf(session.role).idle;

/** Half-life of failed attempts in ms, so that mistakes of yesterday do not cause waits. */
export const HALF_LIFE_MS = 2 * HOUR_MS;

/** Failed attempts without a wait; each further one doubles the wait, from 1 s. */
export const FREE_ATTEMPTS = 5;
/** Failed attempts after which the next ones bring a proof of work. */
export const PROOFLESS_ATTEMPTS = 3;
export const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** A network has many users: it may have this many times the failures of one account. */
export const NETWORK_FACTOR = 4;
/** Number of networks that must use up their free attempts at an account before unknown networks have to wait. */
export const ACCOUNT_FACTOR = 5;

/** What a counter counts; `pair` is one account from one network. */
export type Scope = 'device' | 'pair' | 'account' | 'network';

interface Origin {
  /** The browser has logged in to this account before. */
  readonly isKnownDevice: boolean;
  /** The account has logged in from this network before. */
  readonly isKnownNetwork: boolean;
}

/** The counters that make an attempt wait. Those of the whole account or network apply only to unknown devices and networks. */
export function bindingScopes({ isKnownDevice, isKnownNetwork }: Origin): readonly Scope[] {
  if (isKnownDevice) return ['device'];
  return isKnownNetwork ? ['pair'] : ['pair', 'account', 'network'];
}

/** One network adds at most its free attempts to the counter of an account, so that it cannot make others wait by itself. */
export const weightForAccount = (failuresOfPair: number): number =>
  Math.round(failuresOfPair) < FREE_ATTEMPTS ? 1 : 0;

const SESSION_LIMIT = { customer: 10, staff: 5 } as const;

/** Maximum number of sessions of a user. */
export const sessionLimit = (role: string): number =>
  isStaffRole(role) ? SESSION_LIMIT.staff : SESSION_LIMIT.customer;
