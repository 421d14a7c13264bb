import type { Db, Tx } from '../../../platform/database/db.ts';
import { updateRow } from '../../../platform/database/rows.ts';
import { IS_ACTIVE_USER } from '../store/active-user.ts';

/** What a new password of an account is checked against. */
export interface PasswordOwner {
  readonly id: number;
  readonly role: string;
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyTitle: string | null;
}

const owners = (db: Db | Tx) =>
  db
    .selectFrom('user_account as u')
    .leftJoin('company as c', 'c.id', 'u.company_id')
    .select(({ fn, val }) => [
      'u.id',
      'u.role',
      fn.coalesce('u.username', val('')).as('username'),
      fn.coalesce('u.email', val('')).as('email'),
      'u.first_name as firstName',
      'u.last_name as lastName',
      'c.title as companyTitle',
    ]);

/** An account that may log in. */
export const findOwner = (db: Db | Tx, userId: number): Promise<PasswordOwner | undefined> =>
  owners(db).where('u.id', '=', userId).where(IS_ACTIVE_USER).executeTakeFirst();

/** Whether the account has a password already. */
export async function hasPassword(db: Db, userId: number): Promise<boolean> {
  const account = db.selectFrom('user_account').select('password_hash').where('id', '=', userId);
  return ((await account.executeTakeFirst())?.password_hash ?? null) !== null;
}

export const updatePassword = (tx: Tx, userId: number, passwordHash: string): Promise<void> =>
  updateRow(tx, 'user_account', userId, { password_hash: passwordHash });

/** Notes that the person reads mail of the account's address. The first time is kept. */
export async function confirmEmail(tx: Tx, userId: number, now: Date): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ email_confirmed_at: now })
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .execute();
}
