import type { BusinessDate, Content } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/db.ts';
import { firstRow } from '../../../platform/database/statements.ts';

/** The company of an account, as printed documents name it. */
export interface AccountCompany {
  readonly id: number;
  readonly title: string;
  readonly jib: string;
  readonly vatNumber: string | null;
  readonly address: string;
  readonly postalCode: string | null;
  readonly town: Content | null;
  /** Feninga; 0 for none. */
  readonly creditLimit: number;
}

const COMPANY = sql`
  select c.id, c.title, c.jib, c.vat_number as "vatNumber", c.address, t.postal_code as "postalCode",
    t.name as town, c.credit_limit as "creditLimit"
  from company c left join town t on t.id = c.town_id`;

export const company = (db: Db, id: number): Promise<AccountCompany | undefined> =>
  firstRow<AccountCompany>(db)`${COMPANY} where c.id = ${id}`;

/** The id of the company that the ERP knows under this number. */
export async function companyOfErp(db: Db, externalCompanyId: string): Promise<number | undefined> {
  const row = await db
    .selectFrom('company')
    .select('id')
    .where('external_company_id', '=', externalCompanyId)
    .executeTakeFirst();
  return row?.id;
}

/** Balance, open debits by age, and the turnover of a period; feninga. */
export interface AccountFigures {
  readonly debt: number;
  readonly openRecords: number;
  readonly overdueRecords: number;
  readonly overdueSince: BusinessDate | null;
  readonly notDue: number;
  readonly days30: number;
  readonly days60: number;
  readonly days90: number;
  readonly over90: number;
  readonly openingBalance: number;
  readonly owes: number;
  readonly claims: number;
}

export interface AccountPeriod {
  readonly from: BusinessDate | null;
  readonly to: BusinessDate | null;
}

/** The figures of an account as they are on `today`. */
export async function figures(
  db: Db,
  companyId: number,
  today: BusinessDate,
  { from, to }: AccountPeriod,
): Promise<AccountFigures> {
  const late = sql`(${today}::date - coalesce(r.payment_term, r.doc_date))`;
  const isDebit = sql`r.open_amount > 0 and r.owes > r.claims`;
  const isInPeriod = sql`(${from}::date is null or r.booking_date >= ${from}::date)
    and (${to}::date is null or r.booking_date <= ${to}::date)`;
  const open = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(r.open_amount) filter (where ${isDebit} and ${condition}), 0)::bigint`;
  const row = await firstRow<AccountFigures>(db)`
    select coalesce(sum(r.owes - r.claims), 0)::bigint as debt,
      count(*) filter (where ${isDebit})::integer as "openRecords",
      count(*) filter (where ${isDebit} and ${late} > 0)::integer as "overdueRecords",
      min(coalesce(r.payment_term, r.doc_date)) filter (where ${isDebit} and ${late} > 0) as "overdueSince",
      ${open(sql`${late} <= 0`)} as "notDue",
      ${open(sql`${late} between 1 and 30`)} as "days30",
      ${open(sql`${late} between 31 and 60`)} as "days60",
      ${open(sql`${late} between 61 and 90`)} as "days90",
      ${open(sql`${late} > 90`)} as "over90",
      coalesce(sum(r.owes - r.claims) filter (where r.booking_date < ${from}::date), 0)::bigint as "openingBalance",
      coalesce(sum(r.owes) filter (where ${isInPeriod}), 0)::bigint as owes,
      coalesce(sum(r.claims) filter (where ${isInPeriod}), 0)::bigint as claims
    from finance_record r where r.company_id = ${companyId}
  `;
  if (!row) throw new Error('an aggregate gave no row');
  return row;
}

/** What a company owes past its due dates; null where nothing is overdue. */
interface Overdue {
  readonly amount: number;
  readonly since: BusinessDate;
  readonly records: number;
}

export async function overdue(db: Db, companyId: number, today: BusinessDate): Promise<Overdue | null> {
  const row = await firstRow<Overdue>(db)`
    select sum(amount)::bigint as amount, min(due_on) as since, count(*)::integer as records
    from open_debt where company_id = ${companyId} and due_on < ${today}::date having count(*) > 0
  `;
  return row ?? null;
}
