import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { execute, firstRow } from '../../../../platform/database/statements.ts';
import { faded } from '../../store/attempts.ts';

interface NewChallenge {
  readonly tokenHash: Buffer;
  readonly userId: number;
  readonly passkeyChallenge: string | null;
  readonly now: Date;
  readonly expiresAt: Date;
}

/** Open log-ins of a user; the oldest beyond them end. */
const MOST_OPEN = 5;

export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  const { userId, tokenHash } = challenge;
  await tx
    .insertInto('login_challenge')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      passkey_challenge: challenge.passkeyChallenge,
      created_at: challenge.now,
      expires_at: challenge.expiresAt,
    })
    .execute();
  await execute(tx)`
    delete from login_challenge where token_hash in (
      select token_hash from login_challenge where user_id = ${userId}
      order by token_hash = ${tokenHash} desc, created_at desc offset ${MOST_OPEN}::int)
  `;
}

interface FindChallengeInput {
  readonly tokenHash: Buffer;
  readonly network: string;
  /** SHA-256 of the device token of the browser; null if it has none. */
  readonly deviceHash: Buffer | null;
  readonly now: Date;
}

/** An open log-in with its user, and what decides about waits. */
export interface ChallengedUser {
  readonly userId: number;
  readonly role: string;
  readonly name: string;
  /**
   * The key under which wrong codes are counted. It is not that of passwords: a right password, which comes before each code, would
   * take back the failures.
   */
  readonly attemptKey: string;
  readonly deviceId: number | null;
  readonly isKnownNetwork: boolean;
  readonly failuresOfPair: number;
}

/** Finds the log-in of a challenge; undefined where it is used, expired or unknown, and where user or company are inactive. */
export const findChallenge = (
  db: Db,
  { tokenHash, network, deviceHash, now }: FindChallengeInput,
): Promise<ChallengedUser | undefined> =>
  firstRow<ChallengedUser>(db)`
    with challenged as (
      select user_id, encode(sha256(convert_to('second-factor:' || user_id, 'UTF8')), 'hex') as key
      from login_challenge where token_hash = ${tokenHash} and expires_at > ${now}
    )
    select u.id as "userId", u.role, u.first_name || ' ' || u.last_name as name, h.key as "attemptKey",
      d.id as "deviceId", w.user_id is not null as "isKnownNetwork", coalesce(${faded(now)}, 0) as "failuresOfPair"
    from challenged h
    join user_account u on u.id = h.user_id and u.is_active
    left join company c on c.id = u.company_id
    left join login_device d on d.user_id = u.id and d.token_hash = ${deviceHash}
    left join login_network w on w.user_id = u.id and w.network = ${network}
    left join login_attempt a on a.account = h.key and a.origin = ${network}
    where c.is_active is not false
  `;

/** Locks an open challenge and returns what a passkey has to sign. Undefined where it was used meanwhile. */
export const lockChallenge = (
  tx: Tx,
  tokenHash: Buffer,
  now: Date,
): Promise<{ passkeyChallenge: string | null } | undefined> =>
  tx
    .selectFrom('login_challenge')
    .select('passkey_challenge as passkeyChallenge')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();

export async function deleteChallenge(tx: Tx, tokenHash: Buffer): Promise<void> {
  await tx.deleteFrom('login_challenge').where('token_hash', '=', tokenHash).execute();
}

/** Wrong answers of a challenge; then the password is asked again. */
const MOST_FAILURES = 5;

/** Counts a wrong answer, and ends the challenge after the last one. */
export async function recordFailure(tx: Tx, tokenHash: Buffer): Promise<void> {
  const { failures } = await tx
    .updateTable('login_challenge')
    .set({ failures: sql`failures + 1` })
    .where('token_hash', '=', tokenHash)
    .returning('failures')
    .executeTakeFirstOrThrow();
  if (failures >= MOST_FAILURES) await deleteChallenge(tx, tokenHash);
}

/** Ends all log-ins of the user that wait for a second factor. */
export async function deleteChallengesOf(tx: Tx, userId: number): Promise<void> {
  await tx.deleteFrom('login_challenge').where('user_id', '=', userId).execute();
}

export async function deleteExpiredChallenges(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('login_challenge').where('expires_at', '<', now).execute();
  await db.deleteFrom('second_factor_setup').where('expires_at', '<', now).execute();
}
