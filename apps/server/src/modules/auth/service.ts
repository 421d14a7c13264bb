import { createHash, randomBytes } from 'node:crypto';
import type { Credentials, Session } from '@sjaj/contract';
import type { Customer, Staff } from '../../platform/actor.ts';
import type { Clock } from '../../platform/clock.ts';
import { type Db, inTransaction, type Tx } from '../../platform/db.ts';
import { announce } from '../../platform/outbox.ts';
import { Problem } from '../../platform/problem.ts';
import { checkPassword } from './passwords.ts';
import { endOfSession, isAlive, SEEN_EVERY_MS } from './rules.ts';
import * as store from './store.ts';
import { noteFailure, noteSuccess, refuseWhileBlocked } from './throttle.ts';

// The prefix lets scanners of leaked secrets recognise a token of this shop.
const newToken = (): string => `shp_${randomBytes(32).toString('base64url')}`;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface Visit {
  readonly address: string;
  readonly userAgent: string | null;
  readonly now: Date;
}

/** A new session for the right password; the same 401 for a wrong one, an unknown user and an inactive one. */
export async function login(db: Db, { username, password }: Credentials, visit: Visit): Promise<Session> {
  const attempt = { username, address: visit.address, now: visit.now };
  await refuseWhileBlocked(db, attempt);
  const account = await store.accountOf(db, username);
  const isRight = await checkPassword(account?.passwordHash ?? null, password);
  if (!account || !isRight || !account.isActive || account.isCompanyActive === false) {
    await noteFailure(db, attempt);
    throw new Problem('auth.wrong_credentials', 401);
  }
  await noteSuccess(db, attempt);
  const token = newToken();
  const expiresAt = endOfSession(account.role, visit.now);
  await inTransaction(db, (tx) =>
    store.insertSession(tx, { ...visit, tokenHash: hashOf(token), userId: account.id, expiresAt }),
  );
  return { token, expiresAt: expiresAt.toISOString(), role: account.role as Session['role'] };
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
