import { sql } from 'kysely';
import { vi } from 'vitest';
import type { Db } from '../src/platform/database/db.ts';

/** How long a transaction of another call of the shop may take on a busy machine, in ms. */
const LONGEST = { timeout: 10_000, interval: 50 };

async function count(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state like 'idle in transaction%'`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * How many connections to the database wait within a transaction for something else than the database. Those of other calls end by themselves;
 * one that waits for the caller of this function stays.
 */
export const openTransactions = (db: Db): Promise<number> =>
  vi
    .waitUntil(async () => (await count(db)) === 0, LONGEST)
    .then(
      () => 0,
      () => count(db),
    );
