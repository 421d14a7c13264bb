/** @module-tag full */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../../../test/database.ts';
import { startSilentProxy } from '../../../../test/silent-proxy.ts';
import { openPool, type Pool } from '../../../platform/database/db.ts';
import { batchedNotices } from './notices.ts';

let database: FreshDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openTestPool({ url: database.url, max: 3 });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

it('sends the notices that come together in one statement, each to its channel, in order', async () => {
  const listener = await pool.connect();
  const heard: string[] = [];
  listener.on('notification', ({ channel, payload }) => heard.push(`${channel} ${payload}`));
  await listener.query('listen "a"');
  await listener.query('listen "b"');
  const statements: string[] = [];
  const watched = new Proxy(pool, {
    get: (target, name) =>
      name === 'query'
        ? (text: string, values: unknown[]) => {
            statements.push(text);
            return target.query(text, values);
          }
        : Reflect.get(target, name),
  });
  const gathering = batchedNotices(watched);
  const notify = (channel: string, payload: string) => gathering.query('SELECT pg_notify($1, $2)', [channel, payload]);
  await Promise.all([notify('a', 'one'), notify('b', 'two'), notify('a', 'three')]);
  await notify('a', 'four');
  await expect.poll(() => heard).toEqual(['a one', 'b two', 'a three', 'a four']);
  expect(statements).toHaveLength(2);
  listener.release(true);
});

it('passes everything else on', async () => {
  const { rows } = await batchedNotices(pool).query('select $1::integer as n', [7]);
  expect(rows).toEqual([{ n: 7 }]);
});

it('frees the place of a connection that has died', async () => {
  const client = await batchedNotices(pool).connect();
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  const before = pool.totalCount;
  const ended = new Promise((resolve) => client.once('end', resolve));
  await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
  await ended;
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(0);
  expect(pool.totalCount).toBeLessThanOrEqual(before);
});

it('notices that the line it listens on is dead, and listens again', async () => {
  const proxy = await startSilentProxy(database.url);
  const far = openPool({ url: proxy.url, max: 2 });
  const listening = batchedNotices(far);
  const first = await listening.connect();
  const ended = new Promise((resolve) => first.once('end', resolve));
  proxy.silenceOpen();
  await ended;
  const second = await listening.connect();
  const heard = new Promise((resolve) => second.once('notification', ({ payload }) => resolve(payload)));
  await second.query('listen "news"');
  await listening.query('SELECT pg_notify($1, $2)', ['news', 'again']);
  expect(await heard).toBe('again');
  listening.stop();
  await far.end();
  proxy.close();
});

it('holds one connection at most', async () => {
  const listening = batchedNotices(pool);
  await listening.connect();
  await listening.connect();
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1);
  listening.stop();
});

// A shop that was stopped right after its start waited for a connection that nobody would give back.
it('gives back a connection that was still being opened when it is stopped', async () => {
  const notices = batchedNotices(pool);
  void notices.connect();
  notices.stop();
  await expect.poll(() => pool.idleCount).toBe(pool.totalCount);
  const listening = batchedNotices(pool);
  await listening.connect();
  listening.stop();
  expect(pool.totalCount - pool.idleCount).toBe(0);
});
