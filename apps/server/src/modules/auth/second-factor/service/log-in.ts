import { randomBytes } from 'node:crypto';
import type { LoginChallenge, PasskeyAnswer, Session } from '@sjaj/contract';
import { type Db, inTransaction, type Tx } from '../../../../platform/database/db.ts';
import { Problem } from '../../../../platform/problem.ts';
import { publish } from '../../events.ts';
import { reserveAttempt } from '../../service/attempts.ts';
import { beginSession, refuseClosed, type SessionInput } from '../../service/begin-session.ts';
import { loginQueue } from '../../service/passwords.ts';
import { hashToken } from '../../service/sessions.ts';
import { normalizedAppCode, normalizedRecoveryCode, type RelyingParty } from '../rules.ts';
import * as challenges from '../store/challenges.ts';
import * as methods from '../store/methods.ts';
import { listPasskeys, recordUse } from '../store/passkeys.ts';
import { useCode } from '../store/recovery-codes.ts';
import { stepOfCode } from './codes.ts';
import { checkAnswer, passkeyRequest } from './passkeys.ts';
import { unseal } from './sealing.ts';

const CHALLENGE_MS = 5 * 60_000;

interface IssueInput {
  readonly userId: number;
  readonly relyingParty: RelyingParty | null;
  readonly now: Date;
}

/** Begins the second step of a log-in. Null for a user whose second factor is off: the password is enough. */
export async function issueChallenge(
  tx: Tx,
  { userId, relyingParty, now }: IssueInput,
): Promise<LoginChallenge | null> {
  await methods.lockUser(tx, userId);
  const factor = await methods.findFactor(tx, userId);
  if (!factor) return null;
  const passkeys = await listPasskeys(tx, userId);
  const passkey = relyingParty && passkeys.length > 0 ? await passkeyRequest(relyingParty, passkeys) : null;
  const challenge = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
  const passkeyChallenge = passkey?.challenge ?? null;
  await challenges.insertChallenge(tx, { tokenHash: hashToken(challenge), userId, passkeyChallenge, now, expiresAt });
  return { challenge, expiresAt: expiresAt.toISOString(), hasApp: factor.sealedSecret !== null, passkey };
}

/** What the person answers to the challenge. */
type Answer = { readonly oneTimeCode: string } | { readonly passkey: PasskeyAnswer };

interface SecondStepInput extends SessionInput {
  readonly challenge: string;
  readonly answer: Answer;
  readonly secretKey: Buffer;
  readonly relyingParty: RelyingParty | null;
}

const expired = (): Problem => new Problem('auth.challenge_expired', 404);

/**
 * Starts the session of a challenge for a right code or passkey. 404 for a challenge that is used, expired or unknown, 409 for a wrong
 * answer, 429 while the account has to wait: wrong answers count by the rules for passwords.
 */
export function finishLogin(db: Db, input: SecondStepInput): Promise<Session> {
  const tokenHash = hashToken(input.challenge);
  return loginQueue.run({ network: input.network, account: tokenHash.toString('hex') }, async () => {
    const { network, deviceToken, now } = input;
    const deviceHash = deviceToken === null ? null : hashToken(deviceToken);
    const user = await challenges.findChallenge(db, { tokenHash, network, deviceHash, now });
    if (!user) throw expired();
    const reservation = await reserveAttempt(db, { ...user, network, now });
    let session: Session | null;
    try {
      session = await inTransaction(db, (tx) => answerChallenge(tx, { user, tokenHash, input }));
    } catch (error) {
      await reservation.cancel();
      throw error;
    }
    if (!session) throw answerRefused(input.answer);
    await reservation.succeed();
    return session;
  });
}

/** The refusal of a wrong code is shown at its field. */
export function answerRefused(answer: Answer): Problem {
  const key = 'auth.second_factor_refused';
  return new Problem(key, 409, { errors: 'oneTimeCode' in answer ? [{ field: 'oneTimeCode', key }] : [] });
}

interface Attempt {
  readonly user: challenges.ChallengedUser;
  readonly tokenHash: Buffer;
  readonly input: SecondStepInput;
}

/** The session for a right answer, which uses up the challenge; null for a wrong one. */
async function answerChallenge(tx: Tx, { user, tokenHash, input }: Attempt): Promise<Session | null> {
  const { userId: id, role, name } = user;
  // In this order everywhere: the user, the challenge, the methods.
  await methods.lockUser(tx, id);
  const challenge = await challenges.lockChallenge(tx, tokenHash, input.now);
  if (!challenge) throw expired();
  refuseClosed(role, input);
  if (!(await isRight(tx, { userId: id, ...challenge, input }))) {
    await challenges.recordFailure(tx, tokenHash);
    return null;
  }
  await challenges.deleteChallenge(tx, tokenHash);
  return beginSession(tx, { id, role, name }, input);
}

interface Check {
  readonly userId: number;
  readonly passkeyChallenge: string | null;
  readonly input: SecondStepInput;
}

const isRight = (tx: Tx, { input: { answer, ...input }, ...check }: Check): Promise<boolean> =>
  'oneTimeCode' in answer
    ? isRightCode(tx, { ...input, ...check, code: answer.oneTimeCode })
    : isRightPasskey(tx, { ...input, ...check, answer: answer.passkey });

type Known = Omit<Check, 'input'> & Pick<SecondStepInput, 'secretKey' | 'relyingParty' | 'now'>;

async function isRightCode(tx: Tx, { userId, code, secretKey, now }: Known & { code: string }): Promise<boolean> {
  const appCode = normalizedAppCode(code);
  if (appCode !== null) {
    const { sealedSecret = null, lastStep = 0 } = (await methods.findFactor(tx, userId)) ?? {};
    const secret = sealedSecret && unseal(secretKey, userId, sealedSecret);
    const step = secret ? stepOfCode({ secret, code: appCode, lastStep, now }) : null;
    return step !== null && (await methods.useStep(tx, userId, step));
  }
  const recoveryCode = normalizedRecoveryCode(code);
  if (recoveryCode === null || !(await useCode(tx, userId, hashToken(recoveryCode), now))) return false;
  await publish(tx, 'second_factor.changed', { userId, change: 'codeUsed' });
  return true;
}

async function isRightPasskey(tx: Tx, input: Known & { answer: PasskeyAnswer }): Promise<boolean> {
  const { userId, answer, relyingParty, passkeyChallenge: challenge, now } = input;
  const passkey = (await listPasskeys(tx, userId)).find(({ credentialId }) => credentialId === answer.id);
  if (!passkey || !relyingParty || challenge === null) return false;
  const counter = await checkAnswer(answer, passkey, { relyingParty, challenge });
  if (counter === null) return false;
  await recordUse(tx, { id: passkey.id, counter, now });
  return true;
}
