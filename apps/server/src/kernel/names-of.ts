import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../platform/database/db.ts';

const FEW = 5;

/** The first few names of what a query finds. */
export async function namesOf(db: Db, found: RawBuilder<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from (${found}) users limit ${FEW}`.execute(db);
  return rows.map(({ name }) => name);
}
