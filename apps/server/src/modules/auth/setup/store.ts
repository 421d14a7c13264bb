import type { Language } from '@sjaj/domain';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow } from '../../../platform/database/rows.ts';
import { oneColumn } from '../../../platform/database/statements.ts';

/** Whether an administrator exists who can log in. */
export async function hasActiveAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('user_account')
    .select('id')
    .where('role', '=', 'administrator')
    .where('is_active', '=', true)
    .where('password_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The fields whose value another account has. */
export function findTakenFields(db: Db | Tx, account: { username: string; email: string }) {
  return oneColumn<'username' | 'email'>(db)`
    select 'username' as field from user_account
      where login_name(username) = login_name(${account.username})
    union select 'email' from user_account
      where login_name(email) = login_name(${account.email})`;
}

interface NewAdministrator {
  readonly username: string;
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: Language;
}

export const insertAdministrator = (tx: Tx, account: NewAdministrator): Promise<number> =>
  insertRow(tx, 'user_account', {
    username: account.username,
    email: account.email,
    password_hash: account.passwordHash,
    role: 'administrator',
    first_name: account.firstName,
    last_name: account.lastName,
    language: account.language,
  });
