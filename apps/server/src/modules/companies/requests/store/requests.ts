import type { AccountRequestForm, AccountRequestState, AccountRequestRow } from '@sjaj/contract';
import type { Content, Language } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { insertRow, updateVersion } from '../../../../platform/database/rows.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../../platform/database/list-page.ts';
import { allRows, firstRow } from '../../../../platform/database/statements.ts';
import { mentions } from '../../../../platform/database/list-search.ts';

export type NewRequest = Omit<AccountRequestForm, 'acceptsTerms'> & { readonly language: Language; readonly now: Date };

export const insert = (tx: Tx, { now, ...form }: NewRequest): Promise<number> =>
  insertRow(tx, 'account_request', {
    first_name: form.firstName,
    last_name: form.lastName,
    position: form.position,
    email: form.email,
    phone: form.phone,
    company_title: form.companyTitle,
    jib: form.jib,
    vat_number: form.vatNumber,
    address: form.address,
    town_id: form.townId,
    interest_area_ids: [...form.interestAreaIds],
    message: form.message,
    language: form.language,
    accepted_terms_at: now,
    created_at: now,
    changed_at: now,
  });

const AREAS = sql<readonly Content[]>`
  array(select i.name from interest_area i where i.id = any(r.interest_area_ids) order by i.position, i.id)`;

const TAKEN_ELSEWHERE = sql<SqlBool>`(
  exists (select from company c where c.jib = r.jib)
  or exists (select from user_account u where login_name(u.email) = login_name(r.email) and u.id is distinct from r.user_id)
  or exists (select from account_request o where o.id <> r.id
    and (o.jib = r.jib or login_name(o.email) = login_name(r.email))))`;

export interface RequestRow extends Omit<AccountRequestRow, 'areas' | 'changedAt' | 'createdAt' | 'town'> {
  readonly town: Content;
  readonly areas: readonly Content[];
  readonly createdAt: Date;
  readonly changedAt: Date;
}

export interface RequestsPage extends SearchRequest {
  readonly view: AccountRequestState | 'all';
}

function conditions({ view, quickSearch }: RequestsPage): RawBuilder<SqlBool> {
  const all = [view === 'all' ? sql<SqlBool>`true` : sql<SqlBool>`r.state = ${view}`];
  all.push(
    mentions(quickSearch, sql`r.company_title, r.first_name, r.last_name, r.email, r.jib, phone_words(r.phone)`),
  );
  return sql.join(all, sql` and `);
}

/** One page of requests and how many there are in all. Open ones that wait the longest come first, decided ones by their decision. */
export async function page(db: Db, request: RequestsPage): Promise<RowPage<RequestRow>> {
  const where = conditions(request);
  const order =
    request.view === 'pending' || request.view === 'asked'
      ? sql`r.changed_at, r.id`
      : sql`r.changed_at desc, r.id desc`;
  return rowPage(db, request, {
    select: sql`r.id, r.state, r.company_title as "companyTitle", r.jib, t.name as town,
        r.first_name || ' ' || r.last_name as person, r.email, r.phone, ${AREAS} as areas,
        r.state in ('pending', 'asked') and ${TAKEN_ELSEWHERE} as "hasDuplicates",
        r.created_at as "createdAt", r.changed_at as "changedAt"`,
    from: sql`from account_request r join town t on t.id = r.town_id where ${where}`,
    counted: sql`from account_request r where ${where}`,
    orderBy: order,
  });
}

/** How many requests are in each state that has any. */
export const counts = (db: Db): Promise<readonly { state: AccountRequestState; count: number }[]> =>
  allRows<{ state: AccountRequestState; count: number }>(db)`
    select state, count(*)::integer as count from account_request group by state`;

export interface StoredRequest extends Omit<AccountRequestForm, 'acceptsTerms' | 'interestAreaIds'> {
  readonly id: number;
  readonly version: number;
  readonly state: AccountRequestState;
  readonly town: Content;
  readonly areas: readonly Content[];
  readonly language: Language;
  readonly createdAt: Date;
  readonly companyId: number | null;
  readonly userId: number | null;
}

export const one = (db: Db | Tx, id: number): Promise<StoredRequest | undefined> =>
  firstRow<StoredRequest>(db)`
    select r.id, r.version, r.state, r.company_title as "companyTitle", r.jib, r.vat_number as "vatNumber", r.address,
      r.town_id as "townId", t.name as town, r.first_name as "firstName", r.last_name as "lastName", r.position,
      r.email, r.phone, ${AREAS} as areas, r.message, r.language, r.created_at as "createdAt",
      r.company_id as "companyId", r.user_id as "userId"
    from account_request r join town t on t.id = r.town_id where r.id = ${id}`;

export interface LockedRequest {
  readonly state: AccountRequestState;
  readonly version: number;
  readonly email: string;
  readonly companyTitle: string;
  readonly language: Language;
  readonly interestAreaIds: readonly number[];
  readonly userId: number | null;
}

/** The request, locked until the transaction ends. */
export const lock = (tx: Tx, id: number): Promise<LockedRequest | undefined> =>
  firstRow<LockedRequest>(tx)`
    select r.state, r.version, r.email, r.company_title as "companyTitle", r.language, r.user_id as "userId",
      array(select i.id from interest_area i where i.id = any(r.interest_area_ids) order by i.id) as "interestAreaIds"
    from account_request r where r.id = ${id} for update of r`;

interface StateChange {
  readonly state: AccountRequestState;
  readonly now: Date;
  readonly companyId?: number;
  readonly userId?: number;
}

export const setState = (tx: Tx, id: number, { state, now, companyId, userId }: StateChange): Promise<void> =>
  updateVersion(tx, 'account_request', id, {
    state,
    changed_at: now,
    ...(companyId === undefined ? {} : { company_id: companyId }),
    ...(userId === undefined ? {} : { user_id: userId }),
  });

/** Deletes requests without an account that were last changed before the given time, those that wait for staff apart. */
export async function deleteDeadRequests(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom('account_request')
    .where('state', 'in', ['asked', 'rejected'])
    .where('changed_at', '<', before)
    .execute();
}
