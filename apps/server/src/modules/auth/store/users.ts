import { BUILT_IN_ROLES, CAPABILITIES_OF, type Capability, companyScopeOf, STAFF_ROLES } from '@sjaj/contract';
import type { Feninga, Language } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow, updateVersion } from '../../../platform/database/rows.ts';
import { allRows, firstRow, oneColumn } from '../../../platform/database/statements.ts';

/** Inserts a guest of an open shop and returns their user id. */
export const insertGuest = (tx: Tx, { language, now }: { language: Language; now: Date }): Promise<number> =>
  insertRow(tx, 'user_account', { role: 'guest', first_name: '', last_name: '', language, created_at: now });

/** Deletes guests with their sessions and carts. Fails while an order names one of them. */
export async function deleteGuests(tx: Tx, userIds: readonly number[]): Promise<void> {
  if (userIds.length === 0) return;
  await tx.deleteFrom('user_account').where('role', '=', 'guest').where('id', 'in', userIds).execute();
}

/** Who takes the name or the e-mail: the user, and what it takes to join them to a company. */
interface NamedUser {
  readonly id: number;
  readonly role: string;
  readonly companyId: number | null;
  readonly hasPassword: boolean;
}

/** The user with the e-mail, locked until the transaction ends. */
export const lockUserByEmail = (tx: Tx, email: string): Promise<NamedUser | undefined> =>
  firstRow<NamedUser>(tx)`
    select id, role, company_id as "companyId", password_hash is not null as "hasPassword"
    from user_account where login_name(email) = login_name(${email}) for update
  `;

/** Those of the user names that somebody has, as user name or e-mail, in the spelling that they were asked in. */
export async function takenUsernames(tx: Tx, usernames: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await allRows<{ name: string }>(tx)`
    select name from unnest(${usernames}::text[]) as name
    where exists (select from user_account u where login_name(u.username) = login_name(name))
      or exists (select from user_account u where login_name(u.email) = login_name(name))
  `;
  return new Set(rows.map(({ name }) => name));
}

interface NewMember {
  readonly companyId: number;
  readonly role: 'buyer' | 'company_admin';
  readonly username: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: Language;
}

/** Inserts a user of a company, who has no password yet, and returns their id. */
export const insertMember = (tx: Tx, { companyId, firstName, lastName, ...same }: NewMember): Promise<number> =>
  insertRow(tx, 'user_account', { ...same, company_id: companyId, first_name: firstName, last_name: lastName });

/** Makes a private customer a member of a company. */
export const joinCompany = (
  tx: Tx,
  userId: number,
  { companyId, role }: Pick<NewMember, 'companyId' | 'role'>,
): Promise<void> => updateVersion(tx, 'user_account', userId, { company_id: companyId, role });

/** What a member of a company may do. Limits are feninga with VAT; null = none. */
interface UserRights {
  readonly canOrder: boolean;
  readonly canViewPrices: boolean;
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
}

/** Saves the rights of a user and increments the version. */
export const updateRights = (tx: Tx, userId: number, rights: UserRights): Promise<void> =>
  updateVersion(tx, 'user_account', userId, {
    can_order: rights.canOrder,
    can_view_prices: rights.canViewPrices,
    order_limit: rights.orderLimit,
    month_limit: rights.monthLimit,
  });

/** Whether the role of account `u` with the own role `r` has the capability. */
function isCapable(capability: Capability): RawBuilder<boolean> {
  const roles = BUILT_IN_ROLES.filter((role) => CAPABILITIES_OF[role].includes(capability));
  return sql<boolean>`(u.role = any(${roles}::text[]) or ${capability} = any(r.capabilities))`;
}

const SCOPED_ROLES = STAFF_ROLES.filter((role) => companyScopeOf(role) !== 'all');

/** The active staff whose role has the capability, by id: those who are told of what waits for it, and may be given it to do. */
export const staffWith = (db: Db | Tx, capability: Capability): Promise<number[]> =>
  oneColumn<number>(db)`
    select u.id from user_account u left join staff_role r on r.id = u.staff_role_id
    where u.is_active and ${isCapable(capability)} order by u.id
  `;

/** Those of them who reach the company; for a private customer, who has none, those who reach everybody. */
export const staffReaching = (db: Db | Tx, capability: Capability, companyId: number | null): Promise<number[]> =>
  oneColumn<number>(db)`
    select u.id from user_account u left join staff_role r on r.id = u.staff_role_id
    where u.is_active and ${isCapable(capability)} and (u.role <> all(${SCOPED_ROLES}::text[]) or exists (
      select from company_representative a where a.user_id = u.id and a.company_id = ${companyId}::integer))
    order by u.id
  `;
