import type { Language } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateRow, updateVersion } from '../../../platform/database/rows.ts';
import { anyRow, execute, firstRow } from '../../../platform/database/statements.ts';

export interface OwnAccountRow {
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string | null;
  readonly language: Language;
  readonly imageFileId: number | null;
  readonly createdAt: Date;
}

/** The account of a person who can log in. */
export async function readOwnAccount(db: Db | Tx, userId: number): Promise<OwnAccountRow> {
  const row = await firstRow<OwnAccountRow>(db)`
    select username, first_name as "firstName", last_name as "lastName", email, phone as "phoneNumber", language,
      image_file_id as "imageFileId", created_at as "createdAt"
    from user_account where id = ${userId}
  `;
  if (!row) throw new RangeError(`there is no account ${userId}`);
  return row;
}

export const updateContact = (
  tx: Tx,
  userId: number,
  { phoneNumber, language }: Pick<OwnAccountRow, 'phoneNumber' | 'language'>,
): Promise<void> => updateRow(tx, 'user_account', userId, { phone: phoneNumber, language });

/** Sets the profile picture and returns the one before; null for none. */
export async function replaceImage(tx: Tx, userId: number, fileId: number | null): Promise<number | null> {
  const row = await firstRow<{ before: number | null }>(tx)`
    update user_account u set image_file_id = ${fileId} from (
      select id, image_file_id from user_account where id = ${userId} for no key update
    ) as old
    where u.id = old.id returning old.image_file_id as before
  `;
  return row?.before ?? null;
}

/**
 * Whether somebody else of the company can administer it. Locks the company, so that two administrators who leave at the same moment
 * do not leave it without one.
 */
export async function hasOtherAdmin(tx: Tx, userId: number, companyId: number): Promise<boolean> {
  await execute(tx)`select from company where id = ${companyId} for no key update`;
  return anyRow(tx)`
    select from user_account
    where company_id = ${companyId} and id <> ${userId} and role = 'company_admin' and is_active limit 1
  `;
}

/** Whether anybody else of the company has an active account. */
export const hasColleagues = (tx: Tx, userId: number, companyId: number): Promise<boolean> =>
  anyRow(tx)`
    select from user_account where company_id = ${companyId} and id <> ${userId} and is_active limit 1
  `;

export const deactivate = (tx: Tx, userId: number): Promise<void> =>
  updateVersion(tx, 'user_account', userId, { is_active: false });

/** Removes everything that names the person. The row stays for the orders that refer to it. */
export async function erase(tx: Tx, userId: number): Promise<void> {
  await execute(tx)`
    update user_account set role = 'deleted', company_id = null, username = null, email = null, password_hash = null,
      phone = null, first_name = '', last_name = '', image_file_id = null, email_confirmed_at = null, is_active = false,
      version = version + 1
    where id = ${userId}
  `;
  await tx.deleteFrom('login_device').where('user_id', '=', userId).execute();
  await tx.deleteFrom('login_network').where('user_id', '=', userId).execute();
  await tx.deleteFrom('account_link').where('user_id', '=', userId).execute();
}

export interface OwnSessionRow {
  readonly id: number;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly role: string;
  readonly userAgent: string | null;
}

/** Sessions of the user that have not reached their end, the last used first. */
export const listSessions = (db: Db, userId: number, now: Date): Promise<OwnSessionRow[]> =>
  db
    .selectFrom('session as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .select([
      's.id',
      's.created_at as startedAt',
      's.last_seen_at as lastSeenAt',
      's.expires_at as expiresAt',
      'u.role',
      's.user_agent as userAgent',
    ])
    .where('s.user_id', '=', userId)
    .where('s.expires_at', '>', now)
    .orderBy('s.last_seen_at', 'desc')
    .orderBy('s.id', 'desc')
    .execute();

export async function deleteOwnSession(tx: Tx, userId: number, sessionId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('session')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
