import type { DEBTOR_SORTS, DEBTOR_VIEWS, Debtor } from '@sjaj/contract';
import type { BusinessDate } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import type { Db } from '../../../platform/database/db.ts';
import { type ListRequest, type RowPage, rowPage } from '../../../platform/database/list-page.ts';
import { firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';

/** Amounts in feninga. */
export interface DebtorRow extends Omit<Debtor, 'approvedDebt' | 'daysOverdue' | 'debt' | 'isAboveLimit' | 'overdue'> {
  readonly debt: number;
  readonly overdue: number;
  readonly approvedDebt: number;
}

type View = (typeof DEBTOR_VIEWS)[number];
type Sort = (typeof DEBTOR_SORTS)[number];

interface DebtorQuery extends ListRequest<Sort> {
  readonly today: BusinessDate;
  readonly view: View;
}

/** The companies that the member of staff reaches, with their balance. It follows from the open records alone, which are few. */
const debtors = (staff: Staff, today: BusinessDate): RawBuilder<unknown> => sql`
  (select c.id, c.title, c.jib, c.external_company_id, c.credit_limit,
    coalesce(o.debt, 0) as debt, coalesce(o.overdue, 0) as overdue, o.since
  from company c left join (
    select r.company_id,
      sum(case when r.owes > r.claims then r.open_amount else -r.open_amount end)::bigint as debt,
      coalesce(sum(r.open_amount) filter (
        where r.owes > r.claims and coalesce(r.payment_term, r.doc_date) < ${today}::date), 0)::bigint as overdue,
      min(coalesce(r.payment_term, r.doc_date)) filter (
        where r.owes > r.claims and coalesce(r.payment_term, r.doc_date) < ${today}::date) as since
    from finance_record r where r.open_amount > 0 group by r.company_id
  ) o on o.company_id = c.id where ${inReach(staff, sql`c.id`)}) as d`;

const IS_ABOVE_LIMIT = sql<boolean>`d.credit_limit > 0 and d.debt > d.credit_limit`;

const VIEWS: Readonly<Record<View, RawBuilder<boolean>>> = {
  owing: sql<boolean>`d.debt > 0`,
  overdue: sql<boolean>`d.overdue > 0`,
  limit: IS_ABOVE_LIMIT,
  all: sql<boolean>`true`,
};

const SORTS: Readonly<Record<Exclude<Sort, 'default'>, RawBuilder<unknown>>> = {
  title: sql`d.title collate "bs-x-icu"`,
  debt: sql`d.debt`,
  overdue: sql`d.overdue`,
  overdueSince: sql`d.since`,
  approvedDebt: sql`d.credit_limit`,
};

/** One page of companies, and how many fit. */
export async function page(
  db: Db,
  staff: Staff,
  { today, view, sortBy, isSortAscending, quickSearch = '', ...query }: DebtorQuery,
): Promise<RowPage<DebtorRow>> {
  const where = sql`${VIEWS[view]}
    and ${mentions(quickSearch, sql`d.title, d.jib, code_words(d.external_company_id)`)}`;
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const order =
    sortBy === 'default' ? sql`d.since nulls last, d.debt desc` : sql`${SORTS[sortBy]} ${direction} nulls last`;
  return rowPage(db, query, {
    select: sql`d.id, d.title, d.jib, d.external_company_id as "externalCompanyId", d.debt, d.overdue,
      d.since as "overdueSince", d.credit_limit as "approvedDebt",
      (select max(r.booking_date) from finance_record r
        where r.company_id = d.id and r.kind = 'payment') as "lastPaymentOn"`,
    from: sql`from ${debtors(staff, today)} where ${where}`,
    orderBy: sql`${order}, d.id`,
  });
}

interface TotalsRow {
  readonly owing: number;
  readonly overdue: number;
  readonly limit: number;
  readonly debt: number;
  readonly overdueDebt: number;
}

/** How many companies each view has, and what they owe in all. */
export async function totals(db: Db, staff: Staff, today: BusinessDate): Promise<TotalsRow> {
  const row = await firstRow<TotalsRow>(db)`
    select count(*) filter (where ${VIEWS.owing})::integer as owing,
      count(*) filter (where ${VIEWS.overdue})::integer as overdue,
      count(*) filter (where ${VIEWS.limit})::integer as "limit",
      coalesce(sum(d.debt) filter (where ${VIEWS.owing}), 0)::bigint as debt,
      coalesce(sum(d.overdue), 0)::bigint as "overdueDebt"
    from ${debtors(staff, today)}
  `;
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}
