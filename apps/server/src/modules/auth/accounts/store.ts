import type { AccountRole } from '@sjaj/contract';
import type { Feninga, Language } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { deleteRow, insertRow, updateVersion } from '../../../platform/database/rows.ts';
import { anyRow, execute, firstRow } from '../../../platform/database/statements.ts';

/** What others than the owner manage of an account. Limits are feninga with VAT; null = none. */
export interface AccountFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string | null;
  readonly language: Language;
  readonly role: AccountRole;
  /** The shop's own role of an account with `own_role`. */
  readonly staffRoleId: number | null;
  readonly companyId: number | null;
  readonly canOrder: boolean;
  readonly canViewPrices: boolean;
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
  readonly isActive: boolean;
}

export interface StoredAccount extends AccountFields {
  readonly version: number;
}

/** An account of a person, locked until the transaction ends. Guests and deleted people have none. */
export const lockAccount = (tx: Tx, id: number): Promise<StoredAccount | undefined> =>
  firstRow<StoredAccount>(tx)`
    select first_name as "firstName", last_name as "lastName", email, phone, language, role, staff_role_id as "staffRoleId", company_id as "companyId",
      can_order as "canOrder", can_view_prices as "canViewPrices", order_limit as "orderLimit",
      month_limit as "monthLimit", is_active as "isActive", version
    from user_account where id = ${id} and role not in ('guest', 'deleted') for no key update
  `;

/** Deletes an account that nothing refers to. */
export const deleteAccount = (tx: Tx, id: number): Promise<void> => deleteRow(tx, 'user_account', id);

const columnsOf = (account: AccountFields) => ({
  first_name: account.firstName,
  last_name: account.lastName,
  email: account.email,
  phone: account.phone,
  language: account.language,
  role: account.role,
  staff_role_id: account.staffRoleId,
  company_id: account.companyId,
  can_order: account.canOrder,
  can_view_prices: account.canViewPrices,
  order_limit: account.orderLimit,
  month_limit: account.monthLimit,
  is_active: account.isActive,
});

/** Inserts an account without a password and returns its id; fails as a duplicate if the e-mail is taken. */
export const insertAccount = (tx: Tx, account: AccountFields & { readonly username: string }): Promise<number> =>
  insertRow(tx, 'user_account', { ...columnsOf(account), username: account.username });

/** Saves the account and increments the version. A new e-mail is unconfirmed. */
export const updateAccount = (tx: Tx, id: number, account: AccountFields): Promise<void> =>
  updateVersion(tx, 'user_account', id, {
    ...columnsOf(account),
    email_confirmed_at: sql`case when email = ${account.email} then email_confirmed_at end`,
  });

/** Whether somebody else has the e-mail, as e-mail or user name. */
export const isEmailTaken = (tx: Tx, email: string, userId: number | null): Promise<boolean> =>
  anyRow(tx)`
    select from user_account where id is distinct from ${userId}::integer
      and (login_name(email) = login_name(${email}) or login_name(username) = login_name(${email})) limit 1
  `;

/** Key of the advisory lock under which administrators are counted and changed, one change after the other. */
const ADMINISTRATORS_LOCK = 710_044;

/** Whether somebody else is an administrator with an active account. Changes of administrators wait for each other. */
export async function hasOtherAdministrator(tx: Tx, userId: number): Promise<boolean> {
  await execute(tx)`select pg_advisory_xact_lock(${ADMINISTRATORS_LOCK})`;
  return anyRow(tx)`
    select from user_account where role = 'administrator' and is_active and id <> ${userId} limit 1
  `;
}

/** Locks the company of a user before the user, as every change of a company's people does. */
export const lockCompanyOf = (tx: Tx, userId: number): Promise<void> =>
  execute(tx)`
    select from company where id = (select company_id from user_account where id = ${userId}) for no key update
  `;
