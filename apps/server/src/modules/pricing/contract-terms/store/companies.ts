import { sql } from 'kysely';
import type { Db, Tx } from '../../../../platform/database/db.ts';

/** Locks the company, so that its contract terms change one after the other; false if it does not exist. */
export async function lock(tx: Tx, id: number): Promise<boolean> {
  const { rows } = await sql`select id from company where id = ${id} for no key update`.execute(tx);
  return rows.length > 0;
}

export async function exists(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql`select id from company where id = ${id}`.execute(db);
  return rows.length > 0;
}
