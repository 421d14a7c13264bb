import { type AdminUserListRequest, STAFF_ROLES, type AdminUserRow, type AdminUserForm } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { anyRow, firstRow } from '../../../platform/database/statements.ts';
import { everyTerm, type ListSearch, orSimilar } from '../../../platform/database/list-search.ts';

/** An account as staff see it. */
export interface UserRow extends Omit<AdminUserRow, 'createdAt' | 'lastSeenAt'> {
  readonly lastSeenAt: Date | null;
  readonly createdAt: Date;
}

/** Guests and deleted people are no users. */
const USERS = sql`user_account u left join company c on c.id = u.company_id left join staff_role sr on sr.id = u.staff_role_id
  left join lateral (
    select greatest(
      (select max(s.last_seen_at) from session s where s.user_id = u.id),
      (select max(d.last_used_at) from login_device d where d.user_id = u.id)) as last_seen_at) l on true`;

const ROW = sql`
  u.id, u.first_name || ' ' || u.last_name as name, u.username, u.email, u.phone, u.role, sr.name as "staffRoleName",
  u.password_hash is not null as "hasPassword", u.is_active as "isActive", l.last_seen_at as "lastSeenAt",
  u.created_at as "createdAt",
  case when c.id is not null then json_build_array(json_build_object('id', c.id, 'title', c.title))
    else (select coalesce(json_agg(json_build_object('id', o.id, 'title', o.title) order by o.title, o.id), '[]')
      from company_representative r join company o on o.id = r.company_id where r.user_id = u.id) end as companies`;

const VIEWS: Readonly<Record<AdminUserListRequest['view'], RawBuilder<SqlBool>>> = {
  all: sql`true`,
  customers: sql`u.role in ('buyer', 'company_admin', 'private')`,
  private: sql`u.role = 'private'`,
  staff: sql`u.role = any(${STAFF_ROLES}::text[])`,
  active: sql`u.is_active and u.password_hash is not null`,
  invited: sql`u.password_hash is null and u.is_active`,
  inactive: sql`not u.is_active`,
};

const SORTS: Readonly<Record<AdminUserListRequest['sortBy'], RawBuilder<unknown>>> = {
  name: sql`(u.first_name || ' ' || u.last_name) collate "bs-x-icu"`,
  email: sql`u.email`,
  lastSeenAt: sql`l.last_seen_at`,
  createdAt: sql`u.created_at`,
};

/** By what is known of the person and the company they are of. */
export const userFound = (search: ListSearch): RawBuilder<SqlBool> =>
  everyTerm(
    search,
    (has) => sql`(${has(sql`u.search_words`)}
      or u.company_id = any(array(select n.id from company n where ${has(sql`n.search_words`)})))`,
  );

/** The business day on which somebody was last active. */
const LAST_SEEN_ON = sql`(l.last_seen_at at time zone 'Europe/Sarajevo')::date`;

function conditions(scope: UserScope, query: AdminUserListRequest, search: ListSearch): RawBuilder<SqlBool> {
  const { view, roles, companyIds, lastSeenFrom, lastSeenTo } = query;
  const all = [SCOPES[scope], VIEWS[view], userFound(search)];
  if (roles.length > 0) all.push(sql`u.role = any(${roles}::text[])`);
  if (companyIds.length > 0) all.push(sql`u.company_id = any(${companyIds}::integer[])`);
  if (lastSeenFrom) all.push(sql`${LAST_SEEN_ON} >= ${lastSeenFrom}::date`);
  if (lastSeenTo) all.push(sql`${LAST_SEEN_ON} <= ${lastSeenTo}::date`);
  return sql.join(all, sql` and `);
}

/** Which accounts there are for somebody: all, or those of customers. */
export type UserScope = 'all' | 'customers';
const SCOPES: Readonly<Record<UserScope, RawBuilder<SqlBool>>> = {
  all: sql`u.role not in ('guest', 'deleted')`,
  customers: sql`u.role in ('buyer', 'company_admin', 'private')`,
};

/** One page of users and how many there are in all. */
export const page = (db: Db, scope: UserScope, query: AdminUserListRequest): Promise<RowPage<UserRow>> =>
  orSimilar(query.quickSearch, (search) => pageOf(db, scope, query, search));

async function pageOf(
  db: Db,
  scope: UserScope,
  query: AdminUserListRequest,
  search: ListSearch,
): Promise<RowPage<UserRow>> {
  const where = conditions(scope, query, search);
  const direction = query.isSortAscending ? sql`asc nulls first` : sql`desc nulls last`;
  return rowPage(db, query, {
    select: ROW,
    from: sql`from ${USERS} where ${where}`,
    orderBy: sql`${SORTS[query.sortBy]} ${direction}, u.id`,
  });
}

interface UserRecord
  extends
    UserRow,
    Omit<AdminUserForm, 'companyIds' | 'email' | 'isActive' | 'monthLimit' | 'orderLimit' | 'phone' | 'role'> {
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
  readonly emailConfirmedAt: Date | null;
  readonly version: number;
}

export const one = (db: Db, scope: UserScope, id: number): Promise<UserRecord | undefined> =>
  firstRow<UserRecord>(db)`
    select ${ROW}, u.first_name as "firstName", u.last_name as "lastName", u.language, u.company_id as "companyId",
      u.staff_role_id as "staffRoleId", u.can_order as "canOrder", u.can_view_prices as "canViewPrices", u.order_limit as "orderLimit",
      u.month_limit as "monthLimit", u.email_confirmed_at as "emailConfirmedAt", u.version
    from ${USERS} where u.id = ${id} and ${SCOPES[scope]}
  `;

/** Whether a company may get a user: it exists and is active, or has the user already. */
export const hasOpenCompany = (tx: Tx, companyId: number, userId: number | null): Promise<boolean> =>
  anyRow(tx)`
    select from company c where c.id = ${companyId} and (c.is_active
      or exists (select from user_account u where u.id = ${userId}::integer and u.company_id = c.id))
  `;
