import { createHash, randomBytes } from 'node:crypto';
import type { Login, Session } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Customer, isCustomer, type Staff } from '../../kernel/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/database/db.ts';
import { publish } from '../../kernel/domain-events.ts';
import { Problem } from '../../platform/problem.ts';
import { networkOf } from '../../platform/http/network.ts';
import { accountOf, type FoundAccount, isDevice, rememberOrigin } from './store/accounts.ts';
import { reserveAttempt } from './attempts.ts';
import { auditLogin, auditLogout } from './audit.ts';
import { checkPassword } from './passwords.ts';
import { endOfSession, isAlive, mostSessions, SEEN_EVERY_MS } from './rules.ts';
import * as store from './store.ts';

/** What a token is known by: the token itself is its owner's alone. */
export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

export interface IssuedToken {
  readonly token: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

/** A token for a session that begins now; whoever takes it writes the session. */
export function issueToken(role: string, now: Date): IssuedToken {
  // The prefix lets scanners of leaked secrets recognise a token of this shop.
  const token = `shp_${randomBytes(32).toString('base64url')}`;
  return { token, tokenHash: hashOf(token), expiresAt: endOfSession(role, now) };
}

interface LoginContext {
  readonly address: string;
  readonly userAgent: string | null;
  readonly language: Language;
  readonly now: Date;
}

/** What became of a guest's cart when the guest logged in. */
export type Joined = Pick<Session, 'joinedLines' | 'leftLines' | 'leftCode'>;

export interface Joining {
  readonly guestToken: string;
  /** Whose cart it joins. */
  readonly actor: Customer;
  readonly language: Language;
  readonly now: Date;
}

/** Lets the cart of the guest behind a token join a customer's, in the transaction of the log-in; nothing for a dead token. */
export type JoinGuest = (tx: Tx, joining: Joining) => Promise<Joined>;

const NOTHING_JOINED: Joined = { joinedLines: 0, leftLines: [], leftCode: null };

/** A new session for the right password; the same 401 for a wrong one, an unknown user and an inactive one. */
export async function login(db: Db, body: Login, context: LoginContext, joinGuest: JoinGuest): Promise<Session> {
  const { username, password, deviceToken = null } = body;
  const { now } = context;
  const network = networkOf(context.address);
  const deviceHash = deviceToken === null ? null : hashOf(deviceToken);
  const found = await accountOf(db, { username, network, deviceHash, now });
  const reservation = await reserveAttempt(db, { ...found, network, now });
  let session: Session | null;
  try {
    const isRight = await checkPassword(found.passwordHash, password, { network, account: found.account });
    const user = isRight ? userOf(found) : null;
    session = user && (await beginSession(db, user, { ...context, network, body, joinGuest }));
  } catch (error) {
    await reservation.cancel();
    throw error;
  }
  if (!session) throw new Problem('auth.wrong_credentials', 401);
  await reservation.succeed();
  return session;
}

interface LoggingIn {
  readonly id: number;
  readonly role: string;
  readonly name: string;
}

/** An account that a right password opens. */
const userOf = ({ id, role, name, isActive }: FoundAccount): LoggingIn | null =>
  isActive && id !== null && role !== null ? { id, role, name: name ?? '' } : null;

interface Beginning extends LoginContext {
  readonly network: string;
  readonly body: Login;
  readonly joinGuest: JoinGuest;
}

async function beginSession(db: Db, user: LoggingIn, beginning: Beginning): Promise<Session> {
  const { now, userAgent, body, network, language, joinGuest } = beginning;
  const { guestToken = null } = body;
  const { token, tokenHash, expiresAt } = issueToken(user.role, now);
  const [deviceToken, joined] = await inTransaction(db, async (tx) => {
    await store.insertSession(tx, { tokenHash, userId: user.id, orderId: null, now, expiresAt, userAgent });
    await boundSessions(tx, { userId: user.id, role: user.role, orderId: null });
    const device = await deviceTokenFor(tx, body.deviceToken ?? null);
    await rememberOrigin(tx, { userId: user.id, network, deviceHash: hashOf(device), now });
    await auditLogin(tx, user, { network, userAgent });
    const actor = guestToken === null ? undefined : (await store.sessionOf(tx, tokenHash))?.actor;
    // Staff have no cart: the guest's stays with the guest.
    if (guestToken === null || !actor || !isCustomer(actor)) return [device, NOTHING_JOINED] as const;
    return [device, await joinGuest(tx, { guestToken, actor, language, now })] as const;
  });
  return { token, deviceToken, expiresAt: expiresAt.toISOString(), role: user.role as Session['role'], ...joined };
}

/** The device's own token where this shop has given it out, for whichever account; a new one otherwise. */
async function deviceTokenFor(tx: Tx, offered: string | null): Promise<string> {
  return offered !== null && (await isDevice(tx, hashOf(offered))) ? offered : newDeviceToken();
}

/** A token by which the shop knows a browser that has logged in before. */
export const newDeviceToken = (): string => `dev_${randomBytes(32).toString('base64url')}`;

interface Sessions {
  readonly userId: number;
  readonly role: string;
  /** The order that they are good for; null for all of the user's. */
  readonly orderId: number | null;
}

/** Ends the sessions that are too many; their sockets are closed with them. */
export async function boundSessions(tx: Tx, { userId, orderId, role }: Sessions): Promise<void> {
  const sessionIds = await store.endOldestSessions(tx, { userId, orderId, most: mostSessions(role) });
  if (sessionIds.length > 0) await publish(tx, 'session.ended', { sessionIds });
}

/** Ends the session; its sockets are closed as soon as the event is delivered. */
export const logout = (db: Db, actor: Customer | Staff): Promise<void> =>
  inTransaction(db, async (tx) => {
    await store.deleteSession(tx, actor.sessionId);
    await auditLogout(tx, actor);
    await publish(tx, 'session.ended', { sessionIds: [actor.sessionId] });
  });

const LIFE_MS = 1_000;
const MOST_KNOWN = 20_000;

/**
 * Finds the person behind a token. What was found is believed for a second, so that a busy screen costs one look a
 * second and a revoked token is dead within one. A representative is looked up every time: nothing may be done for the
 * company that he has just left.
 */
export function sessionFinder(db: Db, clock: Clock): (token: string) => Promise<Customer | Staff | null> {
  const known = new Map<string, { readonly until: number; readonly actor: Promise<Customer | Staff | null> }>();
  return (token) => {
    const now = clock();
    const hit = known.get(token);
    if (hit && hit.until > now.getTime()) return hit.actor;
    if (known.size >= MOST_KNOWN) known.clear();
    const actor = liveActor(db, token, now);
    known.set(token, { until: now.getTime() + LIFE_MS, actor });
    const forget = (): void => void known.delete(token);
    actor.then((found) => (isRepresentative(found) ? forget() : undefined), forget);
    return actor;
  };
}

/** Tells which of the sessions are still good. */
export const liveSessions =
  (db: Db, clock: Clock) =>
  async (ids: readonly number[]): Promise<ReadonlySet<number>> => {
    const ages = ids.length === 0 ? [] : await store.agesOfSessions(db, ids);
    const now = clock();
    return new Set(ages.filter((age) => isAlive(age, now)).map(({ id }) => id));
  };

const isRepresentative = (actor: Customer | Staff | null): boolean =>
  actor?.role === 'sales_representative' || actor?.role === 'acting_representative';

/** The session buys for this company from now on, or for nobody. */
export const actFor = (tx: Tx, sessionId: number, companyId: number | null): Promise<void> =>
  store.setActing(tx, sessionId, companyId);

async function liveActor(db: Db, token: string, now: Date): Promise<Customer | Staff | null> {
  const session = await store.sessionOf(db, hashOf(token));
  if (!session) return null;
  const { actor, lastSeenAt, expiresAt } = session;
  if (!isAlive({ role: actor.role, lastSeenAt, expiresAt }, now)) return null;
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS) await store.touch(db, actor.sessionId, now);
  return actor;
}
