import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase, openTestPool } from '../../../test/database.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('prepares a statement with parameters once a connection, and none without', async () => {
  const pool = openTestPool({ url: database.url, max: 1 });
  for (const value of [1, 2, 3]) {
    const { rows } = await pool.query<{ doubled: number }>('select 2 * $1::integer as doubled', [value]);
    expect(rows).toEqual([{ doubled: 2 * value }]);
  }
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select 2 * $1::integer as doubled' }]);
  await pool.end();
});

it('knows what a statement answers on every connection that has prepared it', async () => {
  const pool = openTestPool({ url: database.url, max: 2 });
  const wanted = [{ id: 7, title: { bs: 'Vijak' }, day: '2026-02-03' }];
  const text = `select $1::integer as id, '{"bs":"Vijak"}'::jsonb as title, date '2026-02-03' as day`;
  const [first, second] = [await pool.connect(), await pool.connect()];
  for (const client of [first, second, second, first]) expect((await client.query(text, [7])).rows).toEqual(wanted);
  const together = await Promise.all([first, first, second].map((client) => client.query(text, [7])));
  expect(together.map(({ rows }) => rows)).toEqual([wanted, wanted, wanted]);
  first.release();
  second.release();
  await pool.end();
});

it('tells how many rows a statement has changed that answers none', async () => {
  const pool = openTestPool({ url: database.url, max: 1 });
  const client = await pool.connect();
  await client.query('create table counted (n integer)');
  for (const n of [1, 2, 3]) {
    const { rowCount, rows } = await client.query('insert into counted select generate_series(1, $1::integer)', [n]);
    expect({ rowCount, rows }).toEqual({ rowCount: n, rows: [] });
  }
  client.release();
  await pool.end();
});

it('never reads rows by columns that have changed meanwhile', async () => {
  const pool = openTestPool({ url: database.url, max: 2 });
  const [before, after] = [await pool.connect(), await pool.connect()];
  await before.query('create table changing as select 1 as a, 2 as b');
  const text = 'select * from changing where a <= $1';
  for (let time = 0; time < 2; time += 1) expect((await before.query(text, [1])).rows).toEqual([{ a: 1, b: 2 }]);
  await after.query('alter table changing drop column b, add column c text default $$x$$');
  for (let time = 0; time < 2; time += 1) expect((await after.query(text, [1])).rows).toEqual([{ a: 1, c: 'x' }]);
  await expect(before.query(text, [1])).rejects.toMatchObject({ code: '0A000' });
  before.release(true);
  after.release();
  await pool.end();
});

it('hands on the failure of a statement that has succeeded before', async () => {
  const pool = openTestPool({ url: database.url, max: 1 });
  const divide = (by: number) =>
    pool
      .connect()
      .then((client) => client.query('select 6 / $1::integer as part', [by]).finally(() => client.release()));
  expect((await divide(2)).rows).toEqual([{ part: 3 }]);
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect((await divide(3)).rows).toEqual([{ part: 2 }]);
  await pool.end();
});
