import { sql } from 'kysely';
import type { Staff } from '../../../../kernel/actor.ts';
import { inReach } from '../../../../kernel/company-scope.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';
import { anyRow } from '../../../../platform/database/statements.ts';

/** Locks the company, so that its contract terms change one after the other; false if it does not exist. */
export const lock = (tx: Tx, id: number): Promise<boolean> =>
  anyRow(tx)`select id from company where id = ${id} for no key update`;

/** What the company is called; '' where it does not exist. */
export async function title(tx: Tx, id: number): Promise<string> {
  const row = await tx.selectFrom('company').select('title').where('id', '=', id).executeTakeFirst();
  return row?.title ?? '';
}

/** Whether there is a company that the member of staff reaches. */
export const exists = (db: Db, staff: Staff, id: number): Promise<boolean> =>
  anyRow(db)`select c.id from company c where c.id = ${id} and ${inReach(staff, sql`c.id`)}`;
