import type { Login, LoginChallenge, Session } from '@sjaj/contract';
import type { ReadProof } from '../../../kernel/request-limits.ts';
import { type Db, inTransaction } from '../../../platform/database/db.ts';
import { Problem } from '../../../platform/problem.ts';
import type { RelyingParty } from '../second-factor/rules.ts';
import { issueChallenge } from '../second-factor/service/log-in.ts';
import { type Account, findAccount } from '../store/accounts.ts';
import { reserveAttempt } from './attempts.ts';
import { beginSession, type LoginUser, refuseClosed, type SessionInput } from './begin-session.ts';
import { loginQueue, verifyPassword } from './passwords.ts';
import { hashToken } from './sessions.ts';

interface LoginInput extends SessionInput, Pick<Login, 'username' | 'password'> {
  readonly readProof: ReadProof;
  readonly relyingParty: RelyingParty | null;
}

/**
 * Starts a session for the right password, or its second step where a second factor is on, also on a known device. A wrong password, an
 * unknown name and an inactive account get the same 401 after the same work. 403 for the right password of a private account while the
 * shop is closed, 429 while the attempt is throttled, 503 when too many log-ins wait.
 */
export function login(db: Db, input: LoginInput): Promise<Session | LoginChallenge> {
  const { username, network } = input;
  return loginQueue.run({ network, account: username.toLowerCase() }, () => attemptLogin(db, input));
}

async function attemptLogin(db: Db, input: LoginInput): Promise<Session | LoginChallenge> {
  const { username, password, deviceToken, network, now, readProof } = input;
  const deviceHash = deviceToken === null ? null : hashToken(deviceToken);
  const account = await findAccount(db, { username, network, deviceHash, now });
  const reservation = await reserveAttempt(db, { ...account, network, now, proof: await readProof() });
  let outcome: Session | LoginChallenge | null;
  try {
    const user = (await verifyPassword(account.passwordHash, password)) ? userOf(account) : null;
    outcome = user && (await passPassword(db, user, input));
  } catch (error) {
    await reservation.cancel();
    throw error;
  }
  if (!outcome) throw new Problem('auth.wrong_credentials', 401);
  await reservation.succeed();
  return outcome;
}

/** The user who may log in to the account; null if it does not exist or is inactive. */
const userOf = ({ id, role, name, isActive }: Account): LoginUser | null =>
  isActive && id !== null && role !== null ? { id, role, name: name ?? '' } : null;

function passPassword(db: Db, user: LoginUser, input: LoginInput): Promise<Session | LoginChallenge> {
  refuseClosed(user.role, input);
  const { relyingParty, now } = input;
  return inTransaction(
    db,
    async (tx) =>
      (await issueChallenge(tx, { userId: user.id, relyingParty, now })) ?? (await beginSession(tx, user, input)),
  );
}
