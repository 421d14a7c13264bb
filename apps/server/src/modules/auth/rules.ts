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

const FREE_TRIES = 5;
const LONGEST_MS = 15 * MINUTE_MS;

/** How long an account or address must wait after this many wrong passwords in a row: 0 for the first, then 1, 2, 4 … s. */
export const waitAfter = (failures: number): number =>
  failures < FREE_TRIES ? 0 : Math.min(LONGEST_MS, 1_000 * 2 ** Math.min(failures - FREE_TRIES, 20));

/** After this long without a wrong password the count starts anew, in ms. */
export const FORGIVEN_AFTER_MS = DAY_MS;
/** An address serves many people of a company: it may fail this many times more than one account. */
export const ADDRESS_FACTOR = 4;
