import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../platform/database/db.ts';
import { allRows } from '../platform/database/statements.ts';
import { Problem } from '../platform/problem.ts';
import type { Staff } from './actor.ts';

export type Scope = RawBuilder<boolean>;

type Scoped = Pick<Staff, 'companyScope' | 'userId'>;

/**
 * Whether records of a company are in the reach of a member of staff, as a condition on the company's id. Those whose role reaches the
 * own companies only see nothing of private customers, whose records have no company.
 */
export const inReach = ({ companyScope, userId }: Scoped, companyId: RawBuilder<unknown>): Scope =>
  companyScope === 'all'
    ? sql<boolean>`true`
    : sql<boolean>`${companyId} in (select own.company_id from company_representative own where own.user_id = ${userId})`;

/** 404 for a company that the member of staff does not reach. One that does not exist is not told from it, nor checked for others. */
export async function requireInReach(
  db: Db | Tx,
  staff: Scoped,
  companyId: number,
  problem: 'companies.not_found' | 'records.not_found' = 'companies.not_found',
): Promise<void> {
  if (staff.companyScope === 'all') return;
  const rows = await allRows(db)`select from (select ${companyId}::integer as id) c where ${inReach(staff, sql`c.id`)}`;
  if (rows.length === 0) throw new Problem(problem, 404);
}
