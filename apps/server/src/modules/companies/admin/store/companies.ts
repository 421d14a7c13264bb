import type { AdminCompanyListRequest, AdminCompany, CompanyDetails, CompanyForm } from '@sjaj/contract';
import type { Content, Feninga } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Staff } from '../../../../kernel/actor.ts';
import { inReach } from '../../../../kernel/company-scope.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { deleteRow, insertRow, updateRow, updateVersion } from '../../../../platform/database/rows.ts';
import { type RowPage, rowPage } from '../../../../platform/database/list-page.ts';
import { firstRow } from '../../../../platform/database/statements.ts';
import { everyTerm, type ListSearch, orSimilar } from '../../../../platform/database/list-search.ts';
import { saveInterestAreas } from '../../store/interest-areas.ts';

/** A company as staff see it. Amounts are feninga. */
export interface CompanyRow extends Pick<AdminCompany, 'code' | 'id' | 'isActive' | 'jib' | 'title'> {
  readonly town: Content;
  readonly creditLimit: number;
  readonly openOrders: number;
  readonly lastOrderAt: Date | null;
}

export interface ListedCompany extends CompanyRow {
  readonly representatives: readonly string[];
  readonly members: number;
}

const ROW = sql`
  c.id, c.title, c.external_company_id as code, c.jib, t.name as town, c.credit_limit as "creditLimit",
  c.is_active as "isActive", s.open_total as "openOrders", s.last_order_at as "lastOrderAt"`;

const TABLES = sql`
  company c join town t on t.id = c.town_id join company_order_total s on s.company_id = c.id`;

const REPRESENTATIVES = sql`
  array(select u.first_name || ' ' || u.last_name from company_representative r join user_account u on u.id = r.user_id
    where r.company_id = c.id order by u.id)`;

const MEMBERS = sql`(select count(*)::integer from user_account u where u.company_id = c.id)`;

const AREAS = sql`
  array(select i.interest_area_id from company_interest_area i where i.company_id = c.id order by i.interest_area_id)`;

const QUIET_DAYS = 60;

const viewOf = (view: AdminCompanyListRequest['view'], now: Date): RawBuilder<SqlBool> => {
  switch (view) {
    case 'all':
      return sql`true`;
    case 'active':
      return sql`c.is_active`;
    case 'inactive':
      return sql`not c.is_active`;
    case 'quiet':
      return sql`c.is_active and (s.last_order_at is null
        or s.last_order_at < ${now}::timestamptz - make_interval(days => ${QUIET_DAYS}))`;
    case 'unattended':
      return sql`c.is_active and not exists (select from company_representative r where r.company_id = c.id)`;
  }
};

const ORDERS: Readonly<Record<AdminCompanyListRequest['sortBy'], RawBuilder<unknown>>> = {
  title: sql`c.title collate "bs-x-icu"`,
  code: sql`c.external_company_id`,
  lastOrderAt: sql`s.last_order_at`,
  openOrders: sql`s.open_total`,
};

/** By what is known of the company, its town and its people. */
export const companyFound = (search: ListSearch): RawBuilder<SqlBool> =>
  everyTerm(
    search,
    (has) => sql`(${has(sql`c.search_words`)}
      or c.town_id = any(array(select n.id from town n where ${has(sql`search_text(n.name->>'bs')`)}))
      or c.id = any(array(select n.company_id from user_account n where ${has(sql`n.search_words`)} and n.company_id is not null)))`,
  );

interface CompanyQuery extends AdminCompanyListRequest {
  readonly staff: Staff;
  readonly now: Date;
}

function conditions({ staff, now, ...query }: CompanyQuery, search: ListSearch): RawBuilder<SqlBool> {
  const all = [inReach(staff, sql`c.id`), viewOf(query.view, now), companyFound(search)];
  if (query.representativeIds.length > 0) {
    all.push(sql`exists (select from company_representative r
      where r.company_id = c.id and r.user_id = any(${query.representativeIds}::integer[]))`);
  }
  if (query.ids.length > 0) all.push(sql`c.id = any(${query.ids}::integer[])`);
  return sql.join(all, sql` and `);
}

/** One page of the companies that the member of staff reaches, and how many there are in all. */
export const page = (db: Db, query: CompanyQuery): Promise<RowPage<ListedCompany>> =>
  orSimilar(query.quickSearch, (search) => pageOf(db, query, search));

async function pageOf(db: Db, query: CompanyQuery, search: ListSearch): Promise<RowPage<ListedCompany>> {
  const where = conditions(query, search);
  const direction = query.isSortAscending ? sql`asc nulls first` : sql`desc nulls last`;
  return rowPage(db, query, {
    select: sql`${ROW}, ${REPRESENTATIVES} as representatives, ${MEMBERS} as members`,
    from: sql`from ${TABLES} where ${where}`,
    orderBy: sql`${ORDERS[query.sortBy]} ${direction}, c.id`,
  });
}

export interface CompanyRecord
  extends CompanyRow, Omit<CompanyDetails, 'creditLimit' | 'jib' | 'lastChange' | 'postalCode' | 'title' | 'town'> {
  readonly mayApproveOwnOrders: boolean;
  readonly note: string;
  readonly interestAreaIds: readonly number[];
  readonly version: number;
  readonly representatives: readonly { readonly id: number; readonly name: string; readonly email: string }[];
}

export const one = (db: Db, staff: Staff, id: number): Promise<CompanyRecord | undefined> =>
  firstRow<CompanyRecord>(db)`
    select ${ROW}, c.phone, c.email, c.payment_term_days as "paymentTermDays",
      c.may_approve_own_orders as "mayApproveOwnOrders", c.vat_number as "pdvNumber", c.address,
      c.town_id as "townId",
      c.bank_account as "bankAccount", c.version, coalesce(c.note, '') as note, ${AREAS} as "interestAreaIds",
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name,
          'email', u.email) order by u.id), '[]')
        from company_representative r join user_account u on u.id = r.user_id where r.company_id = c.id)
        as representatives
    from ${TABLES} where c.id = ${id} and ${inReach(staff, sql`c.id`)}
  `;

/** What staff may change of a company. */
export interface EditableCompany extends Omit<CompanyForm, 'creditLimit' | 'email' | 'interestAreaIds' | 'phone'> {
  readonly phone: string | null;
  readonly email: string | null;
  readonly creditLimit: Feninga;
  readonly interestAreaIds: readonly number[];
}

export interface LockedCompany extends EditableCompany {
  readonly version: number;
}

/** The editable fields of a company, locked until the transaction ends. */
export const lock = (tx: Tx, id: number): Promise<LockedCompany | undefined> =>
  firstRow<LockedCompany>(tx)`
    select title, jib, vat_number as "pdvNumber", address, town_id as "townId", phone, email,
      credit_limit as "creditLimit", payment_term_days as "paymentTermDays",
      may_approve_own_orders as "mayApproveOwnOrders", is_active as "isActive", version, coalesce(note, '') as note,
      ${AREAS} as "interestAreaIds"
    from company c where id = ${id} for no key update
  `;

const columnsOf = (form: EditableCompany) => ({
  title: form.title,
  jib: form.jib,
  vat_number: form.pdvNumber,
  address: form.address,
  town_id: form.townId,
  phone: form.phone,
  email: form.email,
  credit_limit: form.creditLimit,
  payment_term_days: form.paymentTermDays,
  may_approve_own_orders: form.mayApproveOwnOrders,
  is_active: form.isActive,
  note: form.note || null,
});

/** Inserts a company and returns its id; fails as a duplicate if another one has the JIB. */
export async function insert(tx: Tx, form: EditableCompany): Promise<number> {
  const id = await insertRow(tx, 'company', columnsOf(form));
  await saveInterestAreas(tx, id, form.interestAreaIds);
  return id;
}

/** Saves the form and increments the version; fails as a duplicate if another company has the JIB. */
export async function save(tx: Tx, id: number, form: EditableCompany): Promise<void> {
  await updateVersion(tx, 'company', id, columnsOf(form));
  await saveInterestAreas(tx, id, form.interestAreaIds);
}

/** Deletes a company that nothing refers to. */
export async function remove(tx: Tx, id: number): Promise<void> {
  await saveInterestAreas(tx, id, []);
  await deleteRow(tx, 'company', id);
}

/** The ids of the company's users. */
export async function userIds(tx: Tx, companyId: number): Promise<number[]> {
  const rows = await tx.selectFrom('user_account').select('id').where('company_id', '=', companyId).execute();
  return rows.map(({ id }) => id);
}

/** Sets the number of a company at the supplier; null for none. */
export const setCode = (tx: Tx, id: number, code: string | null): Promise<void> =>
  updateRow(tx, 'company', id, { external_company_id: code });
