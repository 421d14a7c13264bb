import { sql } from 'kysely';
import type { Tx, Db } from '../../../platform/database/db.ts';
import { execute, firstRow, oneColumn } from '../../../platform/database/statements.ts';
import { prepared } from '../../../platform/database/prepared.ts';
import { COUNTED_STATUSES, ORDER_STATUS } from '@sjaj/contract';
import { type BusinessDate, type Feninga, feninga } from '@sjaj/domain';

export interface Orderer {
  readonly name: string;
  readonly email: string;
  readonly companyTitle: string | null;
  readonly companyJib: string | null;
  readonly companyPdvNumber: string | null;
  /** A private customer to whom nothing was delivered yet: anybody with a mailbox can be one. */
  readonly isNewcomer: boolean;
}

interface OrdererKey {
  readonly userId: number;
  readonly companyId: number | null;
}

const readingOrderer = prepared<OrdererKey, Orderer>(
  (value) => sql`
    select u.first_name || ' ' || u.last_name as name, u.email, c.title as "companyTitle", c.jib as "companyJib",
      c.vat_number as "companyPdvNumber",
      u.role = 'private' and not exists (
        select from sales_order o where o.user_id = u.id and o.status = ${sql.lit(ORDER_STATUS.delivered)}) as "isNewcomer"
    from user_account u left join company c on c.id = ${value('companyId')}
    where u.id = ${value('userId')}`,
);

/** Name, e-mail address and company of the orderer, as an order stores them. */
export async function readOrderer(tx: Tx, key: OrdererKey): Promise<Orderer> {
  const [row] = (await tx.executeQuery(readingOrderer(tx, key))).rows;
  if (!row) throw new Error(`there is no user ${key.userId}`);
  return row;
}

interface Limits {
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
}

/** What a buyer may order without an approval; no limits for a buyer who does not exist any more. */
export async function limitsOf(db: Db | Tx, userId: number): Promise<Limits> {
  const row = await firstRow<{ orderLimit: number | null; monthLimit: number | null }>(db)`
    select order_limit as "orderLimit", month_limit as "monthLimit" from user_account where id = ${userId}
  `;
  const { orderLimit = null, monthLimit = null } = row ?? {};
  const amount = (limit: number | null): Feninga | null => (limit === null ? null : feninga(limit));
  return { orderLimit: amount(orderLimit), monthLimit: amount(monthLimit) };
}

/** First key of the advisory lock of a buyer's month; the second one is the buyer. */
const MONTH_LOCK = 8_403;

/** Until the transaction ends, no other one adds to what the month limit of the buyer counts. What is read afterwards holds. */
export const lockSpending = (tx: Db | Tx, userId: number): Promise<void> =>
  execute(tx)`select pg_advisory_xact_lock(${MONTH_LOCK}::integer, ${userId}::integer)`;

interface Span {
  readonly from: Date;
  readonly to: Date;
  /** An order that is not counted: the one that is decided on. */
  readonly besides?: number;
}

/** What the buyer's orders of a span of time come to, with VAT; cancelled ones are not counted. */
export async function spentIn(db: Db | Tx, userId: number, { from, to, besides = 0 }: Span): Promise<Feninga> {
  const row = await firstRow<{ spent: number }>(db)`
    select coalesce(sum(total), 0)::bigint as spent from sales_order
    where user_id = ${userId} and status = any(${COUNTED_STATUSES}::smallint[]) and placed_at >= ${from} and placed_at < ${to}
      and id <> ${besides}
  `;
  return feninga(row?.spent ?? 0);
}

/** Who decides on orders above a limit. */
export const approvers = (db: Db, companyId: number): Promise<string[]> =>
  oneColumn<string>(db)`
    select first_name || ' ' || last_name as name from user_account
    where company_id = ${companyId} and role = 'company_admin' and is_active order by last_name, first_name limit 3
  `;

/** The due date of the oldest debt of a company that is overdue today; null where nothing is. */
export async function overdueSince(tx: Tx, companyId: number, today: BusinessDate): Promise<BusinessDate | null> {
  const row = await firstRow<{ since: BusinessDate | null }>(tx)`
    select min(due_on) as since from open_debt where company_id = ${companyId} and due_on < ${today}::date
  `;
  return row?.since ?? null;
}

/** The customer's number in the ERP; null where none is stored. */
export async function erpNumberOf(db: Db | Tx, companyId: number): Promise<string | null> {
  const company = await db
    .selectFrom('company')
    .select('external_company_id as erpNumber')
    .where('id', '=', companyId)
    .executeTakeFirst();
  return company?.erpNumber ?? null;
}
