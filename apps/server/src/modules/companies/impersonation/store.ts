import { sql } from 'kysely';
import type { Content } from '@sjaj/domain';
import type { Staff } from '../../../kernel/actor.ts';
import { inReach } from '../../../kernel/company-scope.ts';
import type { Db, Tx } from '../../../platform/database/db.ts';
import { allRows, firstRow } from '../../../platform/database/statements.ts';

const MOST_COMPANIES = 1_000;

interface AssignedCompany {
  readonly id: number;
  readonly title: string;
  readonly code: string | null;
  readonly town: Content;
  readonly lastOrderAt: Date | null;
}

/** The active companies that the representative is assigned to, by name. */
export const listAssigned = (db: Db, userId: number): Promise<readonly AssignedCompany[]> =>
  allRows<AssignedCompany>(db)`
    select c.id, c.title, c.external_company_id as code, t.name as town,
      (select o.last_order_at from company_order_total o where o.company_id = c.id) as "lastOrderAt"
    from company_representative r
    join company c on c.id = r.company_id
    join town t on t.id = c.town_id
    where r.user_id = ${userId} and c.is_active
    order by search_text(c.title), c.id limit ${MOST_COMPANIES}
  `;

/** Locks the assignment until the transaction ends and returns the company's name; undefined if there is none. */
export async function lockAssignment(tx: Tx, userId: number, companyId: number): Promise<string | undefined> {
  const row = await tx
    .selectFrom('company_representative as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .select('c.title')
    .where('r.user_id', '=', userId)
    .where('r.company_id', '=', companyId)
    .where('c.is_active', '=', true)
    .forShare('r')
    .executeTakeFirst();
  return row?.title;
}

/** The name of an active company that the member of staff reaches. */
export async function activeTitle(tx: Tx, staff: Staff, companyId: number): Promise<string | undefined> {
  const row = await firstRow<{ title: string }>(tx)`
    select c.title from company c where c.id = ${companyId} and c.is_active and ${inReach(staff, sql`c.id`)}`;
  return row?.title;
}
