import { sql } from 'kysely';
import type { Db } from '../src/platform/database/db.ts';

/** How many connections to the database wait within a transaction for something else than the database. */
export async function openTransactions(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(db);
  return rows[0]?.count ?? 0;
}
