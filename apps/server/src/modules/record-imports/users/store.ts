import type { AdminUserForm } from '@sjaj/contract';
import { feninga, toKm } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';
import { allRows } from '../../../platform/database/statements.ts';
import type { StoredForm } from '../rules/records.ts';

interface Company {
  readonly id: number;
  readonly jib: string;
  readonly title: string;
  readonly code: string | null;
}

export const companies = (tx: Tx): Promise<readonly Company[]> =>
  allRows<Company>(tx)`
    select id, jib, title, external_company_id as code from company order by id`;

type Row = Omit<AdminUserForm, 'companyIds' | 'orderLimit' | 'monthLimit'> & {
  readonly id: number;
  readonly orderLimit: number | null;
  readonly monthLimit: number | null;
};

const COLUMNS = sql`id, first_name as "firstName", last_name as "lastName", email, phone, language, role,
  company_id as "companyId", staff_role_id as "staffRoleId", can_order as "canOrder", can_view_prices as "canViewPrices",
  order_limit as "orderLimit", month_limit as "monthLimit", is_active as "isActive"`;

const km = (amount: number | null): number | null => (amount === null ? null : toKm(feninga(amount)));

const stored = ({ id, orderLimit, monthLimit, ...form }: Row): StoredForm<AdminUserForm> => ({
  id,
  form: { ...form, companyIds: [], orderLimit: km(orderLimit), monthLimit: km(monthLimit) },
});

const OF_COMPANIES = sql`role in ('buyer', 'company_admin')`;

/** Users of companies with these addresses; `locks` them until the transaction ends. */
export async function usersByEmail(
  tx: Tx,
  emails: readonly string[],
  locks: boolean,
): Promise<readonly StoredForm<AdminUserForm>[]> {
  const rows = await allRows<Row>(tx)`
    select ${COLUMNS} from user_account where lower(email) = any(${emails}::text[]) and ${OF_COMPANIES} order by id
    ${locks ? sql`for no key update` : sql``}`;
  return rows.map(stored);
}

/** Those of the addresses that belong to staff and private customers. */
export async function otherAccounts(tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await allRows<{ email: string }>(tx)`
    select lower(email) as email from user_account
    where lower(email) = any(${emails}::text[]) and role not in ('buyer', 'company_admin', 'guest', 'deleted')`;
  return new Set(rows.map(({ email }) => email));
}

export async function usersAfter(tx: Tx, afterId: number, size: number): Promise<readonly StoredForm<AdminUserForm>[]> {
  const rows = await allRows<Row>(tx)`
    select ${COLUMNS} from user_account where id > ${afterId} and ${OF_COMPANIES} order by id limit ${size}`;
  return rows.map(stored);
}
