import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../test/database.ts';
import { type Db, openDb } from '../platform/database/db.ts';
import { purgeExpiredIdempotencyKeys } from './idempotency.ts';
import { retentionJobs, type RetentionTask } from './retention.ts';

const now = new Date('2026-11-20T10:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 3_600_000);

let database: FreshDatabase;
let db: Db;
beforeAll(async () => {
  database = await freshDatabase();
  db = openDb(openTestPool({ url: database.url }));
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const signal = new AbortController().signal;
const runAll = async (...tasks: readonly RetentionTask[]): Promise<void> => {
  for (const { run } of retentionJobs(...tasks))
    await run({ db, clock: () => now, log: pino({ level: 'silent' }), signal }, {});
};

it('a task that fails holds up no other, and the run says so', async () => {
  const done: string[] = [];
  const task = (name: string) => async () => void done.push(name);
  const failing = () => Promise.reject(new Error('the store is gone'));
  await expect(runAll(task('first'), failing, task('last'))).rejects.toThrow('the store is gone');
  expect(done).toEqual(['first', 'last']);
});

it('forgets keys after seven days', async () => {
  const row = { actor: 'user:1', route: 'POST /x', body_hash: Buffer.from('x'), status: 200, answer: 'null' };
  await db
    .insertInto('idempotency_key')
    .values([
      { ...row, key: 'old', created_at: daysAgo(8) },
      { ...row, key: 'young', created_at: daysAgo(6) },
    ])
    .execute();
  await runAll(purgeExpiredIdempotencyKeys);
  expect(await db.selectFrom('idempotency_key').select('key').execute()).toEqual([{ key: 'young' }]);
});
