import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../database/db.ts';
import type { Job, JobData } from './jobs.ts';
import { allRows } from '../database/statements.ts';

/** What staff see of the jobs. The queue's own tables are the library's, whose shape may change with a version. */

/** This worker does these jobs: when each runs next, and that somebody is there to run it. */
export async function recordJobs(
  db: Db,
  jobs: readonly (Pick<Job, 'name' | 'schedule'> & { readonly nextRunAt: Date | null })[],
  now: Date,
): Promise<void> {
  if (jobs.length === 0) return;
  await db
    .insertInto('job_state')
    .values(jobs.map(({ name, schedule, nextRunAt }) => ({ name, schedule, next_run_at: nextRunAt, seen_at: now })))
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((eb) => ({
        schedule: eb.ref('excluded.schedule'),
        next_run_at: eb.ref('excluded.next_run_at'),
        seen_at: eb.ref('excluded.seen_at'),
      })),
    )
    .execute();
}

export async function noteStart(db: Db, name: string, now: Date): Promise<void> {
  await db.updateTable('job_state').set({ started_at: now }).where('name', '=', name).execute();
}

/** `error` is null where the run did what it should. */
export async function noteEnd(
  db: Db,
  name: string,
  { error, now }: { error: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('job_state')
    .set((eb) => ({
      ended_at: now,
      outcome: error === null ? 'done' : 'failed',
      error,
      runs: eb('runs', '+', 1),
      failures: eb('failures', '+', error === null ? 0 : 1),
    }))
    .where('name', '=', name)
    .execute();
}

interface DeadLetter {
  readonly name: string;
  readonly data: unknown;
  readonly error: string;
  readonly attempts: number;
  readonly now: Date;
}

export async function keepDeadLetter(db: Db, { name, data, error, attempts, now }: DeadLetter): Promise<void> {
  await db
    .insertInto('job_failure')
    .values({ name, data: JSON.stringify(data), error, attempts, failed_at: now })
    .execute();
}

interface TakenDeadLetter {
  readonly id: number;
  readonly name: string;
  readonly data: JobData;
  readonly error: string;
}

/** Deletes the dead letter of one of these jobs and returns it; undefined where another request was faster. */
export const takeDeadLetter = (tx: Tx, id: number, names: readonly string[]): Promise<TakenDeadLetter | undefined> =>
  tx
    .deleteFrom('job_failure')
    .where('id', '=', id)
    .where('name', 'in', [...names])
    .returning(['id', 'name', sql<JobData>`data`.as('data'), 'error'])
    .executeTakeFirst();

interface Request {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

const MOST_AT_ONCE = 100;

/** Takes requests for jobs that this worker knows off the list, each for one worker only. */
export function takeRequests(tx: Tx, names: readonly string[]): Promise<Request[]> {
  // An array, as for the batches of the outbox.
  return allRows<Request>(tx)`
    delete from job_request where id = any(array(
      select id from job_request where name = any(${names}::text[]) order by id limit ${MOST_AT_ONCE}
      for update skip locked))
    returning name, data`;
}

/**
 * What `requestJob` writes, as a part of another statement: one request where `from` (SQL that begins with the word `from`)
 * has a row.
 */
export const insertJobRequest = (name: string, key: string, from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`insert into job_request (name, key) select ${sql.lit(name)}, ${sql.lit(key)} ${from} limit 1
    on conflict (name, key) do nothing`;
