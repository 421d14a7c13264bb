import { sql } from 'kysely';
import { PgBoss } from 'pg-boss';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../../test/database.ts';
import { type Db, inTransaction, openDb } from '../database/db.ts';
import { type Job, type JobData, requestJob } from './jobs.ts';
import { type Queue, startQueue } from './queue.ts';

let database: FreshDatabase;
let db: Db;
const queues: Queue[] = [];
const dyingWorkers: PgBoss[] = [];

beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(openTestPool({ url: database.url }));
});
afterEach(async () => {
  for (const queue of queues.splice(0)) await queue.stop();
  for (const dying of dyingWorkers.splice(0)) await dying.stop();
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

async function start(...jobs: Job[]): Promise<void> {
  const log = pino({ level: 'silent' });
  const clock = (): Date => new Date();
  const pace = { heartbeat: 10, refreshEvery: 1, superviseEvery: 1, retryDelay: 1, poll: 0.5, cacheEvery: 1 };
  queues.push(await startQueue({ databaseUrl: database.url, jobs, db, clock, log, lookEvery: 20, pace }));
}

const request = (data: JobData, key: string | null = null) =>
  inTransaction(db, (tx) => requestJob(tx, 'records.tidy', data, key));
const job = (run: Job['run'], more: Partial<Job> = {}): Job => ({ name: 'records.tidy', schedule: null, run, ...more });
const state = () => db.selectFrom('job_state').selectAll().where('name', '=', 'records.tidy').executeTakeFirstOrThrow();

it('runs what was asked for, each request once among several workers', async () => {
  const done: unknown[] = [];
  const work = job(async (_context, { id }) => void done.push(id));
  await start(work);
  await start(work);
  const ids = Array.from({ length: 20 }, (_, index) => index + 1);
  await Promise.all(ids.map((id) => request({ id })));
  await expect.poll(() => done.toSorted((a, b) => Number(a) - Number(b))).toEqual(ids);
  expect(await db.selectFrom('job_request').select('id').execute()).toEqual([]);
  await expect.poll(state).toMatchObject({ outcome: 'done', error: null, schedule: null });
});

it('runs nothing of a transaction that was rolled back', async () => {
  const done: unknown[] = [];
  const failing = inTransaction(db, async (tx) => {
    await requestJob(tx, 'records.tidy', { id: 1 });
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await start(job(async (_context, { id }) => void done.push(id)));
  await request({ id: 2 });
  await expect.poll(() => done).toEqual([2]);
});

it('leaves it at one request of a key', async () => {
  await Promise.all([request({}, 'soon'), request({}, 'soon'), request({}, 'soon')]);
  const waiting = await db.deleteFrom('job_request').returning('id').execute();
  expect(waiting).toHaveLength(1);
});

it('keeps what failed with every try as a dead letter, with its data and reason', async () => {
  const fail = async (): Promise<void> => {
    throw new Error('column missing');
  };
  await start(job(fail, { retries: 0 }));
  await request({ recordId: 7 });
  const letters = () => db.selectFrom('job_failure').select(['name', 'data', 'error', 'attempts']).execute();
  await expect
    .poll(letters, { timeout: 30_000 })
    .toEqual([{ name: 'records.tidy', data: { recordId: 7 }, error: 'column missing', attempts: 1 }]);
  expect(await state()).toMatchObject({ outcome: 'failed', error: 'column missing' });
});

it('tells when a scheduled job runs next', async () => {
  await start(job(async () => undefined, { schedule: '0 3 * * *' }));
  const { schedule, next_run_at: nextRunAt } = await state();
  expect(schedule).toBe('0 3 * * *');
  expect(nextRunAt?.getTime()).toBeGreaterThan(Date.now());
});

const heartbeats = async () =>
  (await sql<{ at: Date }>`select heartbeat_on as at from pgboss.job where state = 'active'`.execute(db)).rows;

it.each([null, '0 3 * * *'])(
  'gives the run of a worker that died to another one (schedule %s)',
  { tags: 'full' },
  async (schedule) => {
    const done: unknown[] = [];
    const work = job(async (_context, { id }) => void done.push(id), { name: 'mail.deliver', schedule, retries: 1 });
    await start(work);
    await queues.pop()?.stop();
    const dying = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
    await dying.start();
    await dying.send('mail.deliver', { id: 1 });
    expect(await dying.fetch('mail.deliver')).toHaveLength(1);
    await dying.stop();
    // As if it had been silent for longer than a living worker ever is.
    await sql`update pgboss.job set heartbeat_on = now() - interval '20 seconds' where state = 'active'`.execute(db);
    await start(work);
    await expect.poll(() => done).toEqual([1]);
    expect(await db.selectFrom('job_failure').where('name', '=', 'mail.deliver').select('id').execute()).toEqual([]);
  },
);

/** A worker that starts a run of `mail.digest` and then does nothing more, as after a crash. */
async function startDyingWorker(): Promise<PgBoss> {
  await start(job(async () => undefined, { name: 'mail.digest', schedule: '0 3 * * *' }));
  await queues.pop()?.stop();
  await sql`delete from pgboss.job`.execute(db);
  // The supervisor of an earlier test may have noted an active run that is over.
  await sql`update pgboss.queue set singletons_active = null`.execute(db);
  const dying = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
  await dying.start();
  dyingWorkers.push(dying);
  return dying;
}

/** Silent for longer than a living worker ever is; the supervisor has noted that a run is active. */
async function loseActiveRun(): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = now() - interval '20 seconds' where state = 'active'`.execute(db);
  await sql`update pgboss.queue set singletons_active = array[null]::text[] where name = 'mail.digest'`.execute(db);
}

const deadLetters = () =>
  db.selectFrom('job_failure').where('name', '=', 'mail.digest').select(['data', 'error']).execute();

it('repeats a scheduled run whose repeat was lost as well', { tags: 'full' }, async () => {
  const done: unknown[] = [];
  const dying = await startDyingWorker();
  await dying.send('mail.digest', { id: 1 });
  expect(await dying.fetch('mail.digest')).toMatchObject([{ retryCount: 0 }]);
  await sql`update pgboss.job set state = 'retry' where state = 'active'`.execute(db);
  expect(await dying.fetch('mail.digest')).toMatchObject([{ retryCount: 1 }]);
  await dying.stop();
  await loseActiveRun();
  await start(job(async (_context, { id }) => void done.push(id), { name: 'mail.digest', schedule: '0 3 * * *' }));
  await expect.poll(() => done).toEqual([1]);
  expect(await deadLetters()).toEqual([]);
});

it(
  'keeps no dead letter of a lost run where another run of its job waits to be repeated',
  { tags: 'full' },
  async () => {
    const done: unknown[] = [];
    const dying = await startDyingWorker();
    await dying.send('mail.digest', { id: 1 });
    expect(await dying.fetch('mail.digest')).toMatchObject([{ data: { id: 1 } }]);
    await sql`update pgboss.job set state = 'retry', start_after = now() + interval '1 hour' where state = 'active'`.execute(
      db,
    );
    await dying.send('mail.digest', { id: 2 });
    expect(await dying.fetch('mail.digest')).toMatchObject([{ data: { id: 2 } }]);
    await dying.stop();
    await loseActiveRun();
    await start(job(async (_context, { id }) => void done.push(id), { name: 'mail.digest', schedule: '0 3 * * *' }));
    const states = async () =>
      (
        await sql<{ state: string }>`select state from pgboss.job where name in ('mail.digest', 'dead-letters')
      order by created_on`.execute(db)
      ).rows.map((row) => row.state);
    await expect.poll(states).toEqual(['retry', 'failed', 'completed']);
    await sql`update pgboss.job set start_after = now() where state = 'retry'`.execute(db);
    await expect.poll(() => done).toEqual([1]);
    expect(await deadLetters()).toEqual([]);
  },
);

it('says of a long run that it goes on, and runs it once', async () => {
  let runs = 0;
  const end = Promise.withResolvers<void>();
  const long = job(
    async () => {
      runs += 1;
      await end.promise;
    },
    { name: 'payments.reconcile' },
  );
  await start(long);
  await inTransaction(db, (tx) => requestJob(tx, 'payments.reconcile', {}));
  await expect.poll(heartbeats).toHaveLength(1);
  const [first] = await heartbeats();
  const latest = async () => (await heartbeats())[0]?.at.getTime();
  await expect.poll(latest).toBeGreaterThan(first?.at.getTime() ?? Infinity);
  end.resolve();
  await expect.poll(heartbeats).toEqual([]);
  expect(runs).toBe(1);
});
