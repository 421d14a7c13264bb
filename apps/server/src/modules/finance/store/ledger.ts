import type { FinanceKind, FinanceSort, FinanceRecord } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { type ListRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';

/** Amounts in feninga. */
export interface RecordRow extends Omit<FinanceRecord, 'claims' | 'daysOverdue' | 'openAmount' | 'owes' | 'saldo'> {
  readonly companyId: number;
  readonly owes: number;
  readonly claims: number;
  readonly saldo: number;
  readonly openAmount: number;
}

/** Which records of an account are meant; days are booking dates, both included. */
export interface LedgerFilter {
  readonly from: BusinessDate | null;
  readonly to: BusinessDate | null;
  readonly kind: FinanceKind | null;
  readonly isOpen: boolean;
  readonly text: string;
}

export const WHOLE_LEDGER: LedgerFilter = { from: null, to: null, kind: null, isOpen: false, text: '' };

/** The account of a company with its running balance, which is that of all bookings before. */
const ledger = (companyId: number): RawBuilder<unknown> => sql`
  (select r.*, sum(r.owes - r.claims) over (order by r.booking_date, r.id)::bigint as saldo
  from finance_record r where r.company_id = ${companyId}) as l`;

const COLUMNS = sql`
  l.id, l.company_id as "companyId", l.kind, l.doc_date as "docDate", l.booking_date as "bookingDate", l.account,
  l.account_number as "accountNumber", l.comment, l.owes, l.claims, l.payment_term as "paymentTerm", l.saldo,
  l.open_amount as "openAmount", l.order_id as "orderId",
  exists (select from finance_document d where d.record_id = l.id) as "hasFile"`;

function where({ from, to, kind, isOpen, text }: LedgerFilter): RawBuilder<boolean> {
  return sql<boolean>`
    (${from}::date is null or l.booking_date >= ${from}::date)
    and (${to}::date is null or l.booking_date <= ${to}::date)
    and (${kind}::text is null or l.kind = ${kind}::text)
    and (not ${isOpen}::boolean or l.open_amount > 0)
    and ${mentions(text, sql`code_words(l.account_number), l.comment`)}`;
}

const SORTS: Readonly<Record<Exclude<FinanceSort, 'default'>, RawBuilder<unknown>>> = {
  docDate: sql`l.doc_date`,
  accountNumber: sql`l.account_number`,
  paymentTerm: sql`l.payment_term`,
  owes: sql`l.owes`,
  claims: sql`l.claims`,
  openAmount: sql`l.open_amount`,
};

/** One page of an account, and how many records fit. */
export async function page(
  db: Db,
  companyId: number,
  filter: LedgerFilter,
  { sortBy, isSortAscending, ...query }: ListRequest<FinanceSort>,
): Promise<RowPage<RecordRow>> {
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const first = sortBy === 'default' ? sql`` : sql`${SORTS[sortBy]} ${direction} nulls last,`;
  return rowPage(db, query, {
    select: COLUMNS,
    from: sql`from ${ledger(companyId)} where ${where(filter)}`,
    counted: sql`from finance_record l where l.company_id = ${companyId} and ${where(filter)}`,
    orderBy: sql`${first} l.booking_date ${direction}, l.id ${direction}`,
  });
}

/** The records of an account from the oldest on, at most so many. */
export const all = (db: Db, companyId: number, filter: LedgerFilter, limit: number): Promise<readonly RecordRow[]> =>
  allRows<RecordRow>(db)`
    select ${COLUMNS} from ${ledger(companyId)} where ${where(filter)} order by l.booking_date, l.id limit ${limit}
  `;

/** One record; undefined for one of another company than the one given. */
export const one = (db: Db, id: number, companyId: number | null): Promise<RecordRow | undefined> =>
  firstRow<RecordRow>(db)`
    select ${COLUMNS} from (select r.*, 0 as saldo from finance_record r where r.id = ${id}) as l
    where ${companyId}::integer is null or l.company_id = ${companyId}::integer
  `;

/** Invoices and credit notes of an order. */
export const ofOrder = (db: Db, orderId: number, companyId: number): Promise<readonly RecordRow[]> =>
  allRows<RecordRow>(db)`
    select ${COLUMNS} from ${ledger(companyId)}
    where l.order_id = ${orderId} and l.kind in ('invoice', 'credit_note') order by l.booking_date, l.id
  `;
