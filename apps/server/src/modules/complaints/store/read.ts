import type { ComplaintTerm, ComplaintRow, AdminComplaintEntry } from '@sjaj/contract';
import { type BusinessDate, type Content, type Language } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { type ListRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { categoryIcon, firstPictureKey } from '../../articles/index.ts';
import type { Scope } from '../../../kernel/company-scope.ts';

export interface LinkedArticle {
  readonly articleId: number | null;
  readonly articleTitle: Content | null;
  readonly articleBrand: string | null;
  readonly pictureKey: string | null;
  readonly placeholder: string | null;
}

export interface ComplaintHead
  extends LinkedArticle, Omit<ComplaintRow, 'article' | 'createdAt' | 'lastAnswer' | 'updatedAt'> {
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface ListedComplaint extends ComplaintHead {
  readonly answerBy: string | null;
  readonly answer: string | null;
  readonly answerAt: Date | null;
}

export interface EntryRow extends Omit<AdminComplaintEntry, 'at' | 'files'> {
  readonly at: Date;
}

export interface ComplaintRecord extends ComplaintHead {
  readonly version: number;
  readonly companyId: number | null;
  readonly userId: number;
  readonly brand: string | null;
  readonly serialNumber: string | null;
  readonly machineId: number | null;
  readonly invoiceNumber: string | null;
  readonly quantity: number | null;
  readonly contactPerson: string;
  readonly contactPhone: string | null;
  readonly orderId: number | null;
  readonly orderNumber: string | null;
  readonly receivedOn: BusinessDate | null;
  readonly returnUntil: BusinessDate | null;
  readonly warrantyUntil: BusinessDate | null;
  readonly term: ComplaintTerm;
  readonly language: Language;
  readonly closedAt: Date | null;
}

/** The picture of article `a`, and the drawing of its category. */
export const ARTICLE_PICTURE = sql`
  ${firstPictureKey('a.id')} as "pictureKey",
  ${categoryIcon('a.id')} as placeholder`;

/** The columns of a `ComplaintHead`, on complaint `c` with its user `u`, article `a` and the article's brand `b`. */
export const HEAD = sql`c.id, c.number, c.kind, c.status, c.outcome, c.product_name as "productName",
  c.product_code as "productCode", c.created_at as "createdAt", c.updated_at as "updatedAt",
  u.first_name || ' ' || u.last_name as sender, a.id as "articleId", a.title as "articleTitle", b.title as "articleBrand",
  ${ARTICLE_PICTURE}`;

export const TABLES = sql`complaint c join user_account u on u.id = c.user_id
  left join article a on a.id = c.article_id left join brand b on b.id = a.brand_id`;

export type ComplaintState = 'pending' | 'completed' | 'all';

const STATES: Readonly<Record<ComplaintState, RawBuilder<boolean>>> = {
  pending: sql`c.status in (1, 2)`,
  completed: sql`c.status in (3, 4)`,
  all: sql`true`,
};

/** What a complaint is searched by: number, article, serial number and invoice. */
export const NAMES = sql`code_words(c.number), c.product_name, code_words(c.product_code), code_words(c.serial_number),
  code_words(c.invoice_number)`;

interface ListFilter {
  readonly scope: Scope;
  readonly state: ComplaintState;
  readonly text: string | undefined;
  readonly machineId?: number | undefined;
}

type CustomerList = ListRequest<'default' | 'createdDate'>;

export const isOldestFirst = ({ sortBy, isSortAscending }: CustomerList): boolean =>
  sortBy === 'createdDate' && isSortAscending;

const conditionOf = ({ scope, state, text, machineId }: ListFilter): RawBuilder<boolean> => {
  const about = machineId === undefined ? sql`true` : sql`c.machine_id = ${machineId}`;
  return sql`${scope} and ${STATES[state]} and ${mentions(text, NAMES)} and ${about}`;
};

/** One page of complaints with the last public answer of staff, newest first. */
export function page(db: Db, filter: ListFilter, query: CustomerList): Promise<RowPage<ListedComplaint>> {
  const where = conditionOf(filter);
  return rowPage(db, query, {
    select: sql`${HEAD}, answer.user_name as "answerBy", answer.body as answer, answer.at as "answerAt"`,
    from: sql`from ${TABLES} left join lateral (
      select e.user_name, e.body, e.at from complaint_entry e
      where e.complaint_id = c.id and e.author = 'staff' and not e.is_internal order by e.id desc limit 1
    ) answer on true where ${where}`,
    counted: sql`from complaint c where ${where}`,
    orderBy: sql`c.id ${isOldestFirst(query) ? sql`asc` : sql`desc`}`,
  });
}

export async function countByState(db: Db, scope: Scope): Promise<{ pending: number; completed: number }> {
  const row = await firstRow<{ pending: number; completed: number }>(db)`
    select count(*) filter (where ${STATES.pending})::integer as pending,
      count(*) filter (where ${STATES.completed})::integer as completed
    from complaint c where ${scope}`;
  return row ?? { pending: 0, completed: 0 };
}

interface Visible {
  readonly scope: Scope;
  /** Which orders the reader may open, as a condition on `o`. */
  readonly orders: RawBuilder<boolean>;
}

/** A complaint in the scope; undefined if there is none. The id of an order that the reader may not open is null. */
export const find = (db: Db, { scope, orders }: Visible, id: number): Promise<ComplaintRecord | undefined> =>
  firstRow<ComplaintRecord>(db)`
    select ${HEAD}, c.version, c.company_id as "companyId", c.user_id as "userId", c.brand, c.serial_number as "serialNumber", c.machine_id as "machineId",
      c.invoice_number as "invoiceNumber", c.quantity, c.contact_person as "contactPerson",
      c.contact_phone as "contactPhone", case when ${orders} then o.id end as "orderId", o.number as "orderNumber",
      c.received_on as "receivedOn", c.return_until as "returnUntil", c.warranty_until as "warrantyUntil", c.term,
      c.language, c.closed_at as "closedAt"
    from ${TABLES} left join sales_order o on o.id = c.order_id
    where c.id = ${id} and ${scope}`;

/** The conversation, oldest first; internal notes only where they are asked for. */
export const entriesOf = (db: Db, id: number, withNotes: boolean): Promise<EntryRow[]> =>
  allRows<EntryRow>(db)`
    select id, author, user_name as who, body, is_internal as "isInternal", to_status as "to", at
    from complaint_entry where complaint_id = ${id} and (${withNotes} or not is_internal) order by id`;
