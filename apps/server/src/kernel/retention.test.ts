import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../test/database.ts';
import { type Db, openDb } from '../platform/database/db.ts';
import { purgeExpiredIdempotencyKeys } from './idempotency.ts';
import { retentionJobs } from './retention.ts';

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

it('forgets keys after seven days', async () => {
  const row = { actor: 'user:1', route: 'POST /x', body_hash: Buffer.from('x'), status: 200, answer: 'null' };
  await db
    .insertInto('idempotency_key')
    .values([
      { ...row, key: 'old', created_at: daysAgo(8) },
      { ...row, key: 'young', created_at: daysAgo(6) },
    ])
    .execute();
  const signal = new AbortController().signal;
  for (const { run } of retentionJobs(purgeExpiredIdempotencyKeys))
    await run({ db, clock: () => now, log: pino({ level: 'silent' }), signal }, {});
  expect(await db.selectFrom('idempotency_key').select('key').execute()).toEqual([{ key: 'young' }]);
});
