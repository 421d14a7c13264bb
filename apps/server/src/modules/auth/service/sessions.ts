import { createHash, randomBytes } from 'node:crypto';
import type { ImpersonationMode } from '@sjaj/contract';
import type { Customer, Staff } from '../../../kernel/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { publish } from '../events.ts';
import { endOfSession, isAlive, sessionLimit, SEEN_EVERY_MS } from '../rules.ts';
import * as store from '../store/sessions.ts';
import { auditLogout } from './audit.ts';

/** The SHA-256 under which a token is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

interface StartedSession {
  readonly token: string;
  readonly tokenHash: Buffer;
  readonly expiresAt: Date;
}

interface StartSessionInput {
  readonly userId: number;
  readonly role: string;
  /** Restricts the session to one order. */
  readonly orderId?: number | null;
  readonly userAgent: string | null;
  readonly now: Date;
}

/** Starts a session of the user and returns its token. */
export async function startSession(tx: Tx, input: StartSessionInput): Promise<StartedSession> {
  const { userId, role, orderId = null, userAgent, now } = input;
  // The prefix lets scanners of leaked secrets recognise a token of this shop.
  const token = `shp_${randomBytes(32).toString('base64url')}`;
  const tokenHash = hashToken(token);
  const expiresAt = endOfSession(role, now);
  await store.insertSession(tx, { tokenHash, userId, orderId, now, expiresAt, userAgent });
  return { token, tokenHash, expiresAt };
}

/** An hour: a look, or an order by telephone. */
const IMPERSONATION_MS = 3_600_000;

interface ImpersonationInput {
  readonly userId: number;
  readonly acting: { readonly companyId: number; readonly mode: ImpersonationMode };
  readonly now: Date;
}

/** Begins a short session of staff in the name of a company, and returns its token. */
export async function startImpersonation(
  tx: Tx,
  { userId, acting, now }: ImpersonationInput,
): Promise<Pick<StartedSession, 'expiresAt' | 'token'>> {
  const token = `shp_${randomBytes(32).toString('base64url')}`;
  const expiresAt = new Date(now.getTime() + IMPERSONATION_MS);
  const tokenHash = hashToken(token);
  await store.insertSession(tx, { tokenHash, userId, orderId: null, now, expiresAt, userAgent: null, acting });
  return { token, expiresAt };
}

/** Ends the least recently used sessions of the user beyond the limit of their role. */
export async function endSurplusSessions(
  tx: Tx,
  { userId, role, orderId = null }: Pick<StartSessionInput, 'userId' | 'role' | 'orderId'>,
): Promise<void> {
  const limit = sessionLimit(role);
  await publishEnd(tx, await store.deleteSurplusSessions(tx, { userId, orderId, limit }));
}

/** Ends all sessions of the users. */
export async function endSessionsOfUsers(tx: Tx, userIds: readonly number[]): Promise<void> {
  await publishEnd(tx, await store.deleteSessionsOfUsers(tx, userIds));
}

/** Ends all sessions of the user but the given one. */
export async function revokeOtherSessions(
  tx: Tx,
  { userId, sessionId }: { readonly userId: number; readonly sessionId: number },
): Promise<void> {
  await publishEnd(tx, await store.deleteOtherSessions(tx, userId, sessionId));
}

/** Ends all sessions of the caller but the one that asks. */
export const endOtherSessions = (db: Db, { userId, sessionId }: Customer | Staff): Promise<void> =>
  inTransaction(db, (tx) => revokeOtherSessions(tx, { userId, sessionId }));

/** Ends the live session of a guest and returns the guest's user id; null for any other token. */
export async function endGuestSession(tx: Tx, token: string, now: Date): Promise<number | null> {
  const ended = await store.deleteGuestSession(tx, hashToken(token), now);
  if (!ended) return null;
  await publishEnd(tx, [ended.sessionId]);
  return ended.userId;
}

/** Ends the session of the caller. */
export const logout = (db: Db, actor: Customer | Staff): Promise<void> =>
  inTransaction(db, async (tx) => {
    await store.deleteSession(tx, actor.sessionId);
    await auditLogout(tx, actor);
    await publishEnd(tx, [actor.sessionId]);
  });

/** The sockets of the sessions close when the event is delivered. */
async function publishEnd(tx: Tx, sessionIds: readonly number[]): Promise<void> {
  if (sessionIds.length > 0) await publish(tx, 'session.ended', { sessionIds: [...sessionIds] });
}

/** Sets the company that the session acts for; null for none. */
export const setImpersonatedCompany = (tx: Tx, sessionId: number, companyId: number | null): Promise<void> =>
  store.updateImpersonatedCompany(tx, sessionId, companyId);

/** Ends acting for the company in all sessions of the user. */
export const clearImpersonatedCompany = (tx: Tx, userId: number, companyId: number): Promise<void> =>
  store.clearImpersonatedCompany(tx, userId, companyId);

const CACHE_MS = 1_000;
const MOST_CACHED = 20_000;

/**
 * Finds the user behind a token. A result is cached for one second: a busy page costs one query a second, and a revoked token
 * works for one second at most. Of staff only administrators are cached: what the others may do, and the company that a representative
 * acts for, is always current, and who has set up a second factor can work at once.
 */
export function sessionFinder(db: Db, clock: Clock): (token: string) => Promise<Customer | Staff | null> {
  const cache = new Map<string, { readonly until: number; readonly actor: Promise<Customer | Staff | null> }>();
  return (token) => {
    const now = clock();
    const hit = cache.get(token);
    if (hit && hit.until > now.getTime()) return hit.actor;
    if (cache.size >= MOST_CACHED) cache.clear();
    const actor = findLiveActor(db, token, now);
    cache.set(token, { until: now.getTime() + CACHE_MS, actor });
    const remove = (): void => void cache.delete(token);
    actor.then((found) => (mustBeCurrent(found) ? remove() : undefined), remove);
    return actor;
  };
}

const CURRENT_ROLES: readonly string[] = ['sales_representative', 'acting_representative', 'staff', 'enrolling_staff'];
const mustBeCurrent = (actor: Customer | Staff | null): boolean => actor !== null && CURRENT_ROLES.includes(actor.role);

async function findLiveActor(db: Db, token: string, now: Date): Promise<Customer | Staff | null> {
  const session = await store.findSession(db, hashToken(token));
  if (!session) return null;
  const { actor, lastSeenAt, expiresAt } = session;
  if (!isAlive({ role: actor.role, lastSeenAt, expiresAt }, now)) return null;
  if (now.getTime() - lastSeenAt.getTime() >= SEEN_EVERY_MS) await store.updateLastSeen(db, actor.sessionId, now);
  return actor;
}

/** Filters the given session ids for those that are still live. */
export const liveSessions =
  (db: Db, clock: Clock) =>
  async (ids: readonly number[]): Promise<ReadonlySet<number>> => {
    const ages = ids.length === 0 ? [] : await store.findSessionAges(db, ids);
    const now = clock();
    return new Set(ages.filter((age) => isAlive(age, now)).map(({ id }) => id));
  };
