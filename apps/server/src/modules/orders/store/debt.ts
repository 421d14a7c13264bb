import type { BusinessDate } from '@sjaj/domain';
import { type RawBuilder, sql } from 'kysely';

/** A subquery: what a company owes, what of it is overdue on the day, and since when. Feninga. */
export const debtOf = (companyId: RawBuilder<unknown>, today: BusinessDate): RawBuilder<unknown> => sql`(
  select coalesce(sum(amount), 0)::bigint as debt,
    coalesce(sum(amount) filter (where due_on < ${today}::date), 0)::bigint as overdue,
    min(due_on) filter (where due_on < ${today}::date) as since
  from open_debt where company_id = ${companyId})`;
