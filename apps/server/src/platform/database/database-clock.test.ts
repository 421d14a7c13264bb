import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { freshDatabase, type FreshDatabase, openTestPool } from '../../../test/database.ts';
import { openDatabaseClock } from './database-clock.ts';
import { type Db, openDb, type Pool } from './db.ts';

const AHEAD_MS = 45 * 60_000;
const fail = (error: unknown): never => {
  throw error;
};

let database: FreshDatabase;
let pool: Pool;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openTestPool({ url: database.url, max: 2 });
  db = openDb(pool);
});
afterEach(() => void vi.useRealTimers());
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const databaseTime = async (): Promise<number> => {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now.getTime() ?? 0;
};

it('shows the database’s time on a node whose own clock is 45 minutes ahead, or is set while it runs', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + AHEAD_MS });
  const { clock, stop } = await openDatabaseClock({ db, onError: fail });
  for (const own of [0, AHEAD_MS, -AHEAD_MS]) {
    vi.setSystemTime(Date.now() + own);
    const before = await databaseTime();
    const read = clock().getTime();
    const after = await databaseTime();
    // Half of a slow way to the database is the most that it may be wrong by.
    expect(read).toBeGreaterThan(before - 10_000);
    expect(read).toBeLessThan(after + 10_000);
  }
  stop();
});

it('follows the database’s time, and goes on while it cannot be asked', async () => {
  const errors: unknown[] = [];
  const own = openTestPool({ url: database.url, max: 1 });
  const { clock, stop } = await openDatabaseClock({
    db: openDb(own),
    onError: (error) => errors.push(error),
    syncEvery: 5,
  });
  await own.end();
  await vi.waitFor(() => expect(errors).not.toEqual([]), 30_000);
  const before = clock();
  await vi.waitFor(() => expect(clock().getTime()).toBeGreaterThan(before.getTime()), 30_000);
  stop();
});
