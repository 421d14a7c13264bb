/** Minutes and days that a session lives, in ms: idle, and in all. */
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const LIFE = {
  customer: { idle: 14 * DAY_MS, absolute: 30 * DAY_MS },
  staff: { idle: 30 * MINUTE_MS, absolute: 12 * HOUR_MS },
  /** A guest who comes back within the month finds the cart as it was. */
  guest: { idle: 30 * DAY_MS, absolute: 30 * DAY_MS },
  orderHolder: { idle: DAY_MS, absolute: DAY_MS },
} as const;

/** How stale `last_seen_at` may get before a request writes it anew, in ms. */
export const SEEN_EVERY_MS = MINUTE_MS;

const STAFF: readonly string[] = ['administrator', 'sales_representative', 'acting_representative'];

function lifeOf(role: string) {
  if (role === 'guest_buyer') return LIFE.guest;
  if (role === 'order_holder') return LIFE.orderHolder;
  return STAFF.includes(role) ? LIFE.staff : LIFE.customer;
}

/** When a session that begins now ends at the latest. */
export const endOfSession = (role: string, now: Date): Date => new Date(now.getTime() + lifeOf(role).absolute);

/** Whether a session that was last used then is still good. */
export const isAlive = (session: { role: string; lastSeenAt: Date; expiresAt: Date }, now: Date): boolean =>
  session.expiresAt > now && now.getTime() - session.lastSeenAt.getTime() < lifeOf(session.role).idle;

/** Wrong passwords fade: half of them count after this long, in ms. Nobody is shut out by slips of yesterday. */
export const HALF_LIFE_MS = 2 * HOUR_MS;

/** How many wrong passwords cost no wait; each further one doubles it, from 1 s. */
export const FREE_ATTEMPTS = 5;
export const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** A network serves many people of a company: it may fail this many times more than one account from one network. */
export const NETWORK_FACTOR = 4;
/** From how many networks the free attempts at one account must be used up before unknown networks have to wait for it. */
export const ACCOUNT_FACTOR = 5;

/** Who a log-in is counted for; one is of an account from a network, from a device that the account knows, … */
export type Scope = 'device' | 'pair' | 'account' | 'network';

export interface Origin {
  /** The browser has logged in to this account before. */
  readonly isKnownDevice: boolean;
  /** The account has logged in from this network before. */
  readonly isKnownNetwork: boolean;
}

/** Which counts make an attempt wait. Strangers use up the counts of an account or a network; they bind only whom neither knows. */
export function bindingScopes({ isKnownDevice, isKnownNetwork }: Origin): readonly Scope[] {
  if (isKnownDevice) return ['device'];
  return isKnownNetwork ? ['pair'] : ['pair', 'account', 'network'];
}

/** One network alone adds no more than its free attempts to the count of an account: it takes many to make others wait. */
export const weightForAccount = (failuresOfPair: number): number =>
  Math.round(failuresOfPair) < FREE_ATTEMPTS ? 1 : 0;

const MOST_SESSIONS = { customer: 10, staff: 5 } as const;

/** How many sessions a user has at most; those that were used longest ago end. */
export const mostSessions = (role: string): number =>
  STAFF.includes(role) ? MOST_SESSIONS.staff : MOST_SESSIONS.customer;
