import { COUNTED_STATUSES } from '@sjaj/contract';
import { type Feninga, feninga } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/database/db.ts';

interface Limits {
  readonly orderLimit: Feninga | null;
  readonly monthLimit: Feninga | null;
}

/** What a buyer may order without asking; without limits where there is no such buyer any more. */
export async function limitsOf(db: Db, userId: number): Promise<Limits> {
  const { rows } = await sql<{ orderLimit: number | null; monthLimit: number | null }>`
    select order_limit as "orderLimit", month_limit as "monthLimit" from user_account where id = ${userId}
  `.execute(db);
  const { orderLimit = null, monthLimit = null } = rows[0] ?? {};
  const amount = (limit: number | null): Feninga | null => (limit === null ? null : feninga(limit));
  return { orderLimit: amount(orderLimit), monthLimit: amount(monthLimit) };
}

interface Span {
  readonly from: Date;
  readonly to: Date;
  /** An order that is not counted: the one that is decided on. */
  readonly besides?: number;
}

/** What the buyer's orders of a span of time come to, with VAT, called-off ones aside. */
export async function spentIn(db: Db | Tx, userId: number, { from, to, besides = 0 }: Span): Promise<Feninga> {
  const { rows } = await sql<{ spent: number }>`
    select coalesce(sum(total), 0)::bigint as spent from sales_order
    where user_id = ${userId} and status = any(${COUNTED_STATUSES}::smallint[]) and placed_at >= ${from} and placed_at < ${to}
      and id <> ${besides}
  `.execute(db);
  return feninga(rows[0]?.spent ?? 0);
}

/** Who decides on orders above a limit. */
export async function approvers(db: Db, companyId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select first_name || ' ' || last_name as name from user_account
    where company_id = ${companyId} and role = 'company_admin' and is_active order by last_name, first_name limit 3
  `.execute(db);
  return rows.map(({ name }) => name);
}
