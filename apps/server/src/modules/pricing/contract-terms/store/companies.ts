import { sql } from 'kysely';
import type { Staff } from '../../../../kernel/actor.ts';
import { inReach } from '../../../../kernel/company-scope.ts';
import type { Db, Tx } from '../../../../platform/database/db.ts';

/** Locks the company, so that its contract terms change one after the other; false if it does not exist. */
export async function lock(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select id from company where id = ${id} for no key update`.execute(tx);
  return rows.length > 0;
}

/** What the company is called; '' where it does not exist. */
export async function title(tx: Tx, id: number): Promise<string> {
  const row = await tx.selectFrom('company').select('title').where('id', '=', id).executeTakeFirst();
  return row?.title ?? '';
}

/** Whether there is a company that the member of staff reaches. */
export async function exists(db: Db, staff: Staff, id: number): Promise<boolean> {
  const { rows } = await sql`select c.id from company c where c.id = ${id} and ${inReach(staff, sql`c.id`)}`.execute(
    db,
  );
  return rows.length > 0;
}
