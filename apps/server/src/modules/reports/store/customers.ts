import type { DebtsRequest, LapsedRequest, LapsedCustomer } from '@sjaj/contract';
import type { BusinessDate, Content } from '@sjaj/domain';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import type { Db } from '../../../platform/database/db.ts';
import type { RowPage } from '../../../platform/database/list-page.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';
import { mentions } from '../../../platform/database/list-search.ts';
import { LAPSED } from '../rules/lapsed.ts';

interface PageOfCompanies {
  readonly staff: Staff;
  readonly today: BusinessDate;
  readonly limit: number;
  readonly offset: number;
}

/** The names of the representatives of company `c`. */
const REPRESENTATIVES = sql<string>`coalesce((select string_agg(u.first_name || ' ' || u.last_name, ', ' order by u.id)
  from company_representative r join user_account u on u.id = r.user_id where r.company_id = c.id), '')`;

const ofRepresentatives = (ids: readonly number[]): RawBuilder<SqlBool> =>
  ids.length === 0
    ? sql`true`
    : sql`c.id in (select r.company_id from company_representative r where r.user_id = any(${ids}::integer[]))`;

interface LapsedQuery
  extends PageOfCompanies, Pick<LapsedRequest, 'representativeIds' | 'sortBy' | 'isSortAscending' | 'quickSearch'> {}

interface LapsedRow extends Omit<LapsedCustomer, 'missed' | 'town' | 'usualGap' | 'yearRevenue'> {
  readonly town: Content;
  readonly usualGap: number;
  readonly yearRevenue: number;
}

const LAPSED_ORDER: Readonly<Record<LapsedRequest['sortBy'], RawBuilder<unknown>>> = {
  default: sql`"yearRevenue"`,
  title: sql`title collate "bs-x-icu"`,
  days: sql`days`,
  usualGap: sql`"usualGap"`,
  missed: sql`days::numeric / "usualGap"`,
  yearRevenue: sql`"yearRevenue"`,
};

/** Active companies whose usual gap between two orders has passed several times without one. */
export async function lapsedCustomers(
  db: Db,
  { staff, today, representativeIds, sortBy, isSortAscending, quickSearch, limit, offset }: LapsedQuery,
): Promise<RowPage<LapsedRow>> {
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const rows = await allRows<LapsedRow & { totalItems: number }>(db)`
    with order_day as (
      select s.company_id, s.day, s.day - lag(s.day) over (partition by s.company_id order by s.day) as gap
      from revenue_by_company s
      where s.company_id is not null and s.orders > 0 and s.day > ${today}::date - ${LAPSED.lookBackDays}::integer
        and ${inReach(staff, sql`s.company_id`)}
    ), rhythm as (
      select company_id, max(day) as last_on, percentile_disc(0.5) within group (order by gap) as gap
      from order_day group by company_id having count(*) >= ${LAPSED.minimumOrderDays}
    ), lapsed as (
      select c.id, c.title, t.name as town, c.phone, ${REPRESENTATIVES} as representatives, r.last_on::text as "lastOrderOn",
        ${today}::date - r.last_on as days, r.gap as "usualGap",
        (select coalesce(sum(s.revenue), 0)::bigint from revenue_by_company s
          where s.company_id = c.id and s.day > r.last_on - 365 and s.day <= r.last_on) as "yearRevenue"
      from rhythm r join company c on c.id = r.company_id join town t on t.id = c.town_id
      where c.is_active and ${ofRepresentatives(representativeIds)}
        and ${today}::date - r.last_on >= greatest(r.gap * ${LAPSED.gaps}::integer, ${LAPSED.minimumDays}::integer)
        and ${mentions(quickSearch, sql`c.title, c.jib`)}
    )
    select *, count(*) over ()::integer as "totalItems" from lapsed
    order by ${LAPSED_ORDER[sortBy]} ${direction}, id limit ${limit} offset ${offset}`;
  return { rows, totalItems: rows[0]?.totalItems ?? 0 };
}

interface DebtsQuery
  extends
    PageOfCompanies,
    Pick<DebtsRequest, 'view' | 'representativeIds' | 'sortBy' | 'isSortAscending' | 'quickSearch'> {}

export interface DebtAges {
  readonly notDue: number;
  readonly days30: number;
  readonly days60: number;
  readonly days90: number;
  readonly over90: number;
}

interface DebtRow extends DebtAges {
  readonly id: number;
  readonly title: string;
  readonly representatives: string;
  readonly debt: number;
  readonly creditLimit: number;
}

const DEBT_ORDER: Readonly<Record<DebtsRequest['sortBy'], RawBuilder<unknown>>> = {
  default: sql`debt`,
  title: sql`title collate "bs-x-icu"`,
  debt: sql`debt`,
  notDue: sql`"notDue"`,
  days30: sql`days30`,
  days60: sql`days60`,
  days90: sql`days90`,
  over90: sql`over90`,
};

const IS_DEBIT = sql<SqlBool>`r.owes > r.claims`;
const LATE = (today: BusinessDate) => sql<number>`${today}::date - coalesce(r.payment_term, r.doc_date)`;

/** The open debits of records `r` by age in days. */
const ages = (today: BusinessDate): RawBuilder<unknown> => {
  const late = LATE(today);
  const open = (condition: RawBuilder<unknown>) =>
    sql`coalesce(sum(r.open_amount) filter (where ${IS_DEBIT} and ${condition}), 0)::bigint`;
  return sql`${open(sql`${late} <= 0`)} as "notDue", ${open(sql`${late} between 1 and 30`)} as days30,
    ${open(sql`${late} between 31 and 60`)} as days60, ${open(sql`${late} between 61 and 90`)} as days90,
    ${open(sql`${late} > 90`)} as over90`;
};

/** What companies owe by age: a page of them, and how many there are. `debt` is what remains after payments without an invoice. */
export async function debts(
  db: Db,
  { staff, today, view, representativeIds, sortBy, isSortAscending, quickSearch, limit, offset }: DebtsQuery,
): Promise<RowPage<DebtRow>> {
  const direction = isSortAscending ? sql`asc` : sql`desc`;
  const rows = await allRows<DebtRow & { totalItems: number }>(db)`
    with owed as (
      select r.company_id, sum(case when ${IS_DEBIT} then r.open_amount else -r.open_amount end)::bigint as debt, ${ages(today)}
      from finance_record r where r.open_amount > 0 and ${inReach(staff, sql`r.company_id`)} group by r.company_id
    ), named as (
      select c.id, c.title, ${REPRESENTATIVES} as representatives, c.credit_limit as "creditLimit", o.debt, o."notDue",
        o.days30, o.days60, o.days90, o.over90
      from owed o join company c on c.id = o.company_id
      where ${ofRepresentatives(representativeIds)} and ${mentions(quickSearch, sql`c.title, c.jib`)}
        and ${view === 'owing' ? sql`o.debt > 0` : sql`o.days30 + o.days60 + o.days90 + o.over90 > 0`}
    )
    select *, count(*) over ()::integer as "totalItems" from named
    order by ${DEBT_ORDER[sortBy]} ${direction}, id limit ${limit} offset ${offset}`;
  return { rows, totalItems: rows[0]?.totalItems ?? 0 };
}

/** What all of them owe, by age. */
export async function debtAges(
  db: Db,
  { staff, today, representativeIds }: Pick<DebtsQuery, 'staff' | 'today' | 'representativeIds'>,
): Promise<DebtAges> {
  const row = await firstRow<DebtAges>(db)`
    select ${ages(today)} from finance_record r join company c on c.id = r.company_id
    where r.open_amount > 0 and ${inReach(staff, sql`r.company_id`)} and ${ofRepresentatives(representativeIds)}`;
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}

interface Choice {
  readonly id: number;
  readonly title: string;
}

/** The companies in reach that have ordered, by title. */
export const companyChoices = (db: Db, staff: Staff): Promise<readonly Choice[]> =>
  allRows<Choice>(db)`
    select c.id, c.title from company c where ${inReach(staff, sql`c.id`)}
      and exists (select from revenue_by_company s where s.company_id = c.id)
    order by c.title collate "bs-x-icu", c.id limit 5000`;

/** The representatives of the companies in reach. */
export const representativeChoices = (db: Db, staff: Staff): Promise<readonly Choice[]> =>
  allRows<Choice>(db)`
    select u.id, u.first_name || ' ' || u.last_name as title from user_account u
    where exists (select from company_representative r where r.user_id = u.id and ${inReach(staff, sql`r.company_id`)})
    order by u.last_name collate "bs-x-icu", u.first_name, u.id`;
