import { sql } from 'kysely';
import { type Clock, stopwatch } from '../clock.ts';
import type { Db } from './db.ts';

const SYNC_EVERY_MS = 30_000;

interface DatabaseClock {
  readonly clock: Clock;
  readonly stop: () => void;
}

interface Settings {
  readonly db: Db;
  readonly onError: (error: unknown) => void;
  readonly syncEvery?: number;
}

/**
 * The database's time, which all processes share: what a node's own clock shows decides nothing. It is read every half minute and
 * carried on meanwhile by a clock that knows no date. While the database cannot be asked it goes on.
 */
export async function openDatabaseClock({ db, onError, syncEvery = SYNC_EVERY_MS }: Settings): Promise<DatabaseClock> {
  let ahead = await readAhead(db);
  const sync = async (): Promise<void> => {
    ahead = await readAhead(db);
  };
  const timer = setInterval(() => void sync().catch(onError), syncEvery);
  timer.unref();
  return { clock: () => new Date(Math.floor(stopwatch() + ahead)), stop: () => clearInterval(timer) };
}

/** By how many ms the database's time is ahead of the stopwatch; half of the way there and back has passed since it looked. */
async function readAhead(db: Db): Promise<number> {
  const start = stopwatch();
  const { rows } = await sql<{ now: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as now
  `.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the database told no time');
  return row.now - (start + stopwatch()) / 2;
}
