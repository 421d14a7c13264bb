import type { Db, Tx } from '../../../platform/database/db.ts';

/** What a link lets its holder do, once. */
export type LinkPurpose =
  | 'create_administrator'
  | 'set_password'
  | 'reset_password'
  | 'answer_account_request'
  | 'confirm_registration';

/** Whom or what a link is about; neither for one that creates an administrator. */
export interface LinkSubject {
  readonly userId: number | null;
  readonly accountRequestId: number | null;
  readonly registrationId: number | null;
}

const SUBJECT = [
  'user_id as userId',
  'account_request_id as accountRequestId',
  'registration_id as registrationId',
] as const;

interface NewLink extends LinkSubject {
  readonly tokenHash: Buffer;
  readonly purpose: LinkPurpose;
  readonly now: Date;
  readonly expiresAt: Date;
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await tx
    .insertInto('account_link')
    .values({
      token_hash: link.tokenHash,
      purpose: link.purpose,
      user_id: link.userId,
      account_request_id: link.accountRequestId,
      registration_id: link.registrationId,
      created_at: link.now,
      expires_at: link.expiresAt,
    })
    .execute();
}

export interface StoredLink extends LinkSubject {
  readonly purpose: LinkPurpose;
  readonly expiresAt: Date;
}

interface LinkKey {
  readonly tokenHash: Buffer;
  readonly purposes: readonly LinkPurpose[];
  readonly now: Date;
}

/** Finds the link; undefined if it is used, invalidated, expired, unknown or meant for something else. */
export async function findLink(db: Db | Tx, { tokenHash, purposes, now }: LinkKey): Promise<StoredLink | undefined> {
  const row = await db
    .selectFrom('account_link')
    .select([...SUBJECT, 'purpose', 'expires_at as expiresAt'])
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  // The check constraint allows these purposes only.
  return row && { ...row, purpose: row.purpose as LinkPurpose };
}

/** Deletes the link and returns it if it was usable. Only one of two concurrent requests gets it. */
export async function takeLink(tx: Tx, { tokenHash, purposes, now }: LinkKey): Promise<LinkSubject | undefined> {
  return tx
    .deleteFrom('account_link')
    .where('token_hash', '=', tokenHash)
    .where('purpose', 'in', purposes)
    .where('expires_at', '>', now)
    .returning(SUBJECT)
    .executeTakeFirst();
}

/** Deletes all links of the purposes that are about the subject. */
export async function deleteLinks(tx: Tx, purposes: readonly LinkPurpose[], subject: LinkSubject): Promise<void> {
  await tx
    .deleteFrom('account_link')
    .where('purpose', 'in', purposes)
    .where('user_id', 'is not distinct from', subject.userId)
    .where('account_request_id', 'is not distinct from', subject.accountRequestId)
    .where('registration_id', 'is not distinct from', subject.registrationId)
    .execute();
}

/** The latest expiry of the user's links that set a first password; null if none is usable. */
export async function latestExpiry(db: Db | Tx, userId: number, now: Date): Promise<Date | null> {
  const { latest } = await db
    .selectFrom('account_link')
    .select(({ fn }) => fn.max('expires_at').as('latest'))
    .where('user_id', '=', userId)
    .where('purpose', '=', 'set_password')
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  return latest;
}

export async function deleteExpiredLinks(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('account_link').where('expires_at', '<', now).execute();
}
