import type { BusinessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/database/db.ts';

/** The due date of the oldest debt of a company that is overdue today; null where nothing is. */
export async function overdueSince(tx: Tx, companyId: number, today: BusinessDate): Promise<BusinessDate | null> {
  const { rows } = await sql<{ since: BusinessDate | null }>`
    select min(due_on) as since from open_debt where company_id = ${companyId} and due_on < ${today}::date
  `.execute(tx);
  return rows[0]?.since ?? null;
}
