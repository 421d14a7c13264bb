import { createHash, randomBytes } from 'node:crypto';
import type { Login, Session } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Customer, isCustomer, type Staff } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { announce } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { checkPassword } from './passwords.ts';
import { endOfSession, isAlive, SEEN_EVERY_MS } from './rules.ts';
import * as store from './store.ts';
import { noteFailure, noteSuccess, refuseWhileBlocked } from './throttle.ts';

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

interface Visit {
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
export async function login(db: Db, body: Login, visit: Visit, joinGuest: JoinGuest): Promise<Session> {
  const { username, password, guestToken = null } = body;
  const attempt = { username, address: visit.address, now: visit.now };
  await refuseWhileBlocked(db, attempt);
  const account = await store.accountOf(db, username);
  const isRight = await checkPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight || !account.isActive || account.isCompanyActive === false) {
    await noteFailure(db, attempt);
    throw new Problem('auth.wrong_credentials', 401);
  }
  await noteSuccess(db, attempt);
  const { token, tokenHash, expiresAt } = issueToken(account.role, visit.now);
  const joined = await inTransaction(db, async (tx) => {
    await store.insertSession(tx, { ...visit, tokenHash, userId: account.id, orderId: null, expiresAt });
    const actor = guestToken === null ? undefined : (await store.sessionOf(tx, tokenHash))?.actor;
    // Staff have no cart: the guest's stays with the guest.
    if (guestToken === null || !actor || !isCustomer(actor)) return NOTHING_JOINED;
    return joinGuest(tx, { guestToken, actor, language: visit.language, now: visit.now });
  });
  return { token, expiresAt: expiresAt.toISOString(), role: account.role as Session['role'], ...joined };
}

/** Ends the session; its sockets are closed as soon as the news is out. */
export const logout = (db: Db, sessionId: number): Promise<void> =>
  inTransaction(db, async (tx) => {
    await store.deleteSession(tx, sessionId);
    await announce(tx, 'session.ended', { sessionIds: [sessionId] });
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
