/** @module-tag full */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/database.ts';
import { type SilentProxy, startSilentProxy } from '../../../test/silent-proxy.ts';
import { inTransaction, isUnavailable, openDb, openPool, type Pool } from './db.ts';
import { sql } from 'kysely';

let database: FreshDatabase;
let proxy: SilentProxy;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
});
beforeEach(async () => {
  proxy = await startSilentProxy(database.url);
  pool = openPool({ url: proxy.url, max: 3 });
});
afterEach(async () => {
  await pool.end();
  proxy.close();
});
afterAll(() => database.drop());

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => error,
  );

it('ends statements whose server has fallen silent, gives their places back, and works again as soon as it answers', async () => {
  await Promise.all([1, 2, 3].map(() => pool.query('select pg_sleep(0.05)')));
  expect(pool.totalCount).toBe(3);
  proxy.silence();
  const errors = await Promise.all([1, 2, 3, 4, 5].map(() => errorOf(pool.query('select $1::integer', [1]))));
  expect(errors.map(isUnavailable)).toEqual([true, true, true, true, true]);
  proxy.resume();
  await expect.poll(() => errorOf(pool.query('select 1'))).toBe('done');
});

it('ends a transaction in the middle, without waiting for its rollback', async () => {
  const work = inTransaction(openDb(pool), async (tx) => {
    await sql`select 1`.execute(tx);
    proxy.silence();
    await sql`select 2`.execute(tx);
  });
  expect(isUnavailable(await errorOf(work))).toBe(true);
  await expect.poll(() => pool.totalCount).toBe(0);
});

it('ends a statement whose own line was lost while the server serves others', async () => {
  const client = await pool.connect();
  proxy.silenceOpen();
  expect(isUnavailable(await errorOf(client.query('select 1')))).toBe(true);
  client.release();
  expect((await pool.query<{ n: number }>('select 1 as n')).rows).toEqual([{ n: 1 }]);
});

it('leaves a slow statement of a server that lives alone', async () => {
  const { rows } = await pool.query<{ slept: boolean }>('select true as slept from pg_sleep(2.5)');
  expect(rows).toEqual([{ slept: true }]);
});

it('leaves a statement that waits for a lock to the limit of the lock', async () => {
  await pool.query('create table waited_for ()');
  const holder = await pool.connect();
  await holder.query('begin; lock table waited_for');
  await expect(pool.query('select from waited_for')).rejects.toMatchObject({ code: '55P03' });
  await holder.query('rollback');
  holder.release();
});

it('counts a socket that is not there, as while its server is restarted, as unavailable', async () => {
  const missing = openPool({ url: 'postgres://sjaj:secret@%2Fnowhere:5432/sjaj' });
  expect(isUnavailable(await errorOf(missing.query('select 1')))).toBe(true);
  await missing.end();
});
