import type { CompanyChangeForm } from '@sjaj/contract';
import type { Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { insertRow, updateRow, updateVersion } from '../../../platform/database/rows.ts';
import { type RowPage, rowPage, type SearchRequest } from '../../../platform/database/list-page.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import type { ChangeForm } from './rules.ts';

interface DetailsRow extends CompanyChangeForm {
  readonly jib: string;
  readonly town: Content;
  readonly postalCode: string;
  readonly paymentTermDays: number;
  /** Feninga. */
  readonly creditLimit: number;
}

export const details = (db: Db, companyId: number): Promise<DetailsRow | undefined> =>
  firstRow<DetailsRow>(db)`
    select c.title, c.jib, c.vat_number as "pdvNumber", c.address, c.town_id as "townId", t.name as town,
      t.postal_code as "postalCode", c.phone, c.email, c.bank_account as "bankAccount",
      c.payment_term_days as "paymentTermDays", c.credit_limit as "creditLimit"
    from company c join town t on t.id = c.town_id where c.id = ${companyId}`;

/** Locks the company and reads what a change may concern. */
export const lockForm = (tx: Tx, companyId: number): Promise<CompanyChangeForm | undefined> =>
  firstRow<CompanyChangeForm>(tx)`
    select title, vat_number as "pdvNumber", address, town_id as "townId", phone, email, bank_account as "bankAccount"
    from company where id = ${companyId} for update`;

export interface ChangeRow {
  readonly id: number;
  readonly before: ChangeForm;
  readonly wanted: ChangeForm;
  /** Null where a person asks for themselves, as are the towns. */
  readonly companyId: number | null;
  readonly company: string | null;
  readonly beforeTown: Content | null;
  readonly wantedTown: Content | null;
  readonly note: string | null;
  readonly createdAt: Date;
  readonly outcome: 'approved' | 'rejected' | null;
  readonly decidedAt: Date | null;
  readonly answer: string | null;
  readonly userId: number | null;
  readonly person: string | null;
  readonly decidedBy: string | null;
}

const CHANGE_COLUMNS = sql`
  r.id, r.before, r.wanted, b.name as "beforeTown", w.name as "wantedTown", r.note, r.created_at as "createdAt",
    r.outcome, r.decided_at as "decidedAt", r.answer, r.company_id as "companyId", c.title as company,
    r.user_id as "userId", u.first_name || ' ' || u.last_name as person, s.first_name || ' ' || s.last_name as "decidedBy"`;

const CHANGE_TABLES = sql`
  from data_change r left join company c on c.id = r.company_id
  left join town b on b.id = (r.before->>'townId')::integer left join town w on w.id = (r.wanted->>'townId')::integer
  left join user_account u on u.id = r.user_id left join user_account s on s.id = r.decided_by_id`;

const CHANGE = sql`select ${CHANGE_COLUMNS} ${CHANGE_TABLES}`;

export const lastChange = (db: Db, companyId: number): Promise<ChangeRow | undefined> =>
  firstRow<ChangeRow>(db)`
    ${CHANGE} where r.company_id = ${companyId} order by r.id desc limit 1`;

/** The last change of their own data that the person has asked for. */
export const lastOwnChange = (db: Db, userId: number): Promise<ChangeRow | undefined> =>
  firstRow<ChangeRow>(db)`
    ${CHANGE} where r.user_id = ${userId} and r.company_id is null order by r.id desc limit 1`;

export const hasWaiting = async (tx: Tx, companyId: number): Promise<boolean> =>
  (await tx
    .selectFrom('data_change')
    .select('id')
    .where('company_id', '=', companyId)
    .where('outcome', 'is', null)
    .executeTakeFirst()) !== undefined;

interface NewChange {
  readonly companyId: number;
  readonly userId: number;
  readonly before: CompanyChangeForm;
  readonly wanted: CompanyChangeForm;
  readonly note: string | null;
}

export const insert = (tx: Tx, { companyId, userId, before, wanted, note }: NewChange): Promise<number> =>
  insertRow(tx, 'data_change', {
    company_id: companyId,
    user_id: userId,
    before: JSON.stringify(before),
    wanted: JSON.stringify(wanted),
    note,
  });

export const lockChange = (tx: Tx, id: number): Promise<ChangeRow | undefined> =>
  firstRow<ChangeRow>(tx)`${CHANGE} where r.id = ${id} for update of r`;

interface Decision {
  readonly id: number;
  readonly outcome: 'approved' | 'rejected';
  readonly answer: string | null;
  readonly by: number;
  readonly now: Date;
}

export const decide = (tx: Tx, { id, outcome, answer, by, now }: Decision): Promise<void> =>
  updateRow(tx, 'data_change', id, { outcome, answer, decided_by_id: by, decided_at: now });

export const saveForm = (tx: Tx, companyId: number, form: CompanyChangeForm): Promise<void> =>
  updateVersion(tx, 'company', companyId, {
    title: form.title,
    vat_number: form.pdvNumber,
    address: form.address,
    town_id: form.townId,
    phone: form.phone,
    email: form.email,
    bank_account: form.bankAccount,
  });

interface ListQuery extends SearchRequest {
  readonly view: 'waiting' | 'answered' | 'all';
}

const chosen = ({ view, quickSearch = '' }: ListQuery) => sql`
  (${view} = 'all' or (r.outcome is null) = (${view} = 'waiting'))
  and ${mentions(quickSearch, sql`c.title, u.search_words`)}`;

/** One page of changes that customers wish, the newest first, and how many match. */
export function page(db: Db, query: ListQuery): Promise<RowPage<ChangeRow>> {
  const where = sql`where ${chosen(query)}`;
  return rowPage(db, query, {
    select: CHANGE_COLUMNS,
    from: sql`${CHANGE_TABLES} ${where}`,
    counted: sql`from data_change r left join company c on c.id = r.company_id left join user_account u on u.id = r.user_id ${where}`,
    orderBy: sql`r.id desc`,
  });
}

interface ContactPersonRow {
  readonly name: string;
  readonly phoneNumber: string | null;
  readonly email: string;
}

export const contactPersons = (db: Db, companyId: number): Promise<ContactPersonRow[]> =>
  allRows<ContactPersonRow>(db)`
    select u.first_name || ' ' || u.last_name as name, u.phone as "phoneNumber", coalesce(u.email, '') as email
    from company_representative r join user_account u on u.id = r.user_id
    where r.company_id = ${companyId} and u.is_active order by u.id`;
