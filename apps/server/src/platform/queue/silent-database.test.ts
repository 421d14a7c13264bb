/** @module-tag full */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../../test/database.ts';
import { type SilentProxy, startSilentProxy } from '../../../test/silent-proxy.ts';
import { type Db, inTransaction, openDb, openPool } from '../database/db.ts';
import { requestJob } from './jobs.ts';
import { startQueue } from './queue.ts';

let database: FreshDatabase;
let proxy: SilentProxy;
let near: Db;
let far: Db;
beforeAll(async () => {
  database = await freshDatabase();
  proxy = await startSilentProxy(database.url);
  near = openDb(openTestPool({ url: database.url, max: 1 }));
  far = openDb(openPool({ url: proxy.url, max: 2 }));
});
afterAll(async () => {
  await near.destroy();
  await far.destroy();
  proxy.close();
  await database.drop();
});

it('does jobs again, without a restart, when the line to the database is back', async () => {
  const done: unknown[] = [];
  const queue = await startQueue({
    databaseUrl: proxy.url,
    jobs: [{ name: 'records.tidy', schedule: null, run: async (_context, { id }) => void done.push(id) }],
    db: far,
    clock: () => new Date(),
    log: pino({ level: 'silent' }),
    lookEvery: 20,
  });
  const request = (id: number) => inTransaction(near, (tx) => requestJob(tx, 'records.tidy', { id }, null));
  await request(1);
  await expect.poll(() => done).toEqual([1]);
  proxy.silence();
  await request(2);
  // What the queue holds is dead; what it opens now is not answered.
  await expect(inTransaction(far, async () => undefined)).rejects.toThrow();
  proxy.resume();
  await expect.poll(() => done).toEqual([1, 2]);
  await queue.stop();
});
