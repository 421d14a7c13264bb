import { randomBytes } from 'node:crypto';
import type { Login, Session } from '@sjaj/contract';
import type { Language } from '@sjaj/domain';
import { type Customer, isCustomer } from '../../../kernel/actor.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import { type Account, findAccount, isKnownDevice, rememberOrigin } from '../store/accounts.ts';
import { findSession } from '../store/sessions.ts';
import { reserveAttempt } from './attempts.ts';
import { auditLogin } from './audit.ts';
import { loginQueue, verifyPassword } from './passwords.ts';
import { endSurplusSessions, hashToken, startSession } from './sessions.ts';

/** The result of merging a guest's cart into the account's cart. */
type JoinedCart = Pick<Session, 'joinedLines' | 'leftLines' | 'leftCode'>;

interface JoinGuestInput {
  readonly guestToken: string;
  /** The customer whose cart receives the lines. */
  readonly actor: Customer;
  readonly language: Language;
  readonly now: Date;
}

/** Merges the cart of a guest into a customer's cart, in the transaction of the log-in. An expired token merges nothing. */
export type JoinGuest = (tx: Tx, input: JoinGuestInput) => Promise<JoinedCart>;

export const NOTHING_JOINED: JoinedCart = { joinedLines: 0, leftLines: [], leftCode: null };

interface LoginInput {
  readonly body: Login;
  readonly network: string;
  readonly userAgent: string | null;
  readonly language: Language;
  readonly now: Date;
  readonly joinGuest: JoinGuest;
  /** Whether private customers may log in: a closed shop is for companies. */
  readonly isOpen: boolean;
}

/**
 * Starts a session for the right password. A wrong password, an unknown name and an inactive account get the same 401 after the
 * same work. 403 for the right password of a private account while the shop is closed, 429 while the attempt is throttled, 503 when too many log-ins wait.
 */
export function login(db: Db, input: LoginInput): Promise<Session> {
  const { body, network } = input;
  return loginQueue.run({ network, account: body.username.toLowerCase() }, () => attemptLogin(db, input));
}

async function attemptLogin(db: Db, input: LoginInput): Promise<Session> {
  const { network, now } = input;
  const { username, password, deviceToken = null } = input.body;
  const deviceHash = deviceToken === null ? null : hashToken(deviceToken);
  const account = await findAccount(db, { username, network, deviceHash, now });
  const reservation = await reserveAttempt(db, { ...account, network, now });
  let session: Session | null;
  try {
    const user = (await verifyPassword(account.passwordHash, password)) ? userOf(account) : null;
    session = user && (await beginSession(db, user, input));
  } catch (error) {
    await reservation.cancel();
    throw error;
  }
  if (!session) throw new Problem('auth.wrong_credentials', 401);
  await reservation.succeed();
  return session;
}

interface User {
  readonly id: number;
  readonly role: string;
  readonly name: string;
}

/** The user who may log in to the account; null if it does not exist or is inactive. */
const userOf = ({ id, role, name, isActive }: Account): User | null =>
  isActive && id !== null && role !== null ? { id, role, name: name ?? '' } : null;

async function beginSession(db: Db, user: User, input: LoginInput): Promise<Session> {
  if (user.role === 'private' && !input.isOpen) throw new Problem('auth.private_closed', 403);
  const { now, userAgent, body, network, language, joinGuest } = input;
  const { guestToken = null } = body;
  return inTransaction(db, async (tx) => {
    const { id: userId, role } = user;
    const { token, tokenHash, expiresAt } = await startSession(tx, { userId, role, userAgent, now });
    await endSurplusSessions(tx, { userId, role });
    const deviceToken = await deviceTokenFor(tx, body.deviceToken ?? null);
    await rememberOrigin(tx, { userId, network, deviceHash: hashToken(deviceToken), now });
    await auditLogin(tx, user, { network, userAgent });
    const actor = guestToken === null ? undefined : (await findSession(tx, tokenHash))?.actor;
    // Staff have no cart, so the guest keeps theirs.
    const canJoin = guestToken !== null && actor !== undefined && isCustomer(actor);
    const joined = canJoin ? await joinGuest(tx, { guestToken, actor, language, now }) : NOTHING_JOINED;
    return { token, deviceToken, expiresAt: expiresAt.toISOString(), role: role as Session['role'], ...joined };
  });
}

/** Returns the token that the device sent if this shop has issued it, for any account; otherwise a new one. */
async function deviceTokenFor(tx: Tx, sent: string | null): Promise<string> {
  return sent !== null && (await isKnownDevice(tx, hashToken(sent))) ? sent : newDeviceToken();
}

/** A token by which the shop recognises a browser that has logged in before. */
export const newDeviceToken = (): string => `dev_${randomBytes(32).toString('base64url')}`;
