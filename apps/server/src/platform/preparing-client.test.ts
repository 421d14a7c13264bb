import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/database.ts';
import { openPool } from './db.ts';

let database: FreshDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

it('prepares a statement with parameters once a connection, and none without', async () => {
  const pool = openPool({ url: database.url, max: 1 });
  for (const value of [1, 2, 3]) {
    const { rows } = await pool.query<{ doubled: number }>('select 2 * $1::integer as doubled', [value]);
    expect(rows).toEqual([{ doubled: 2 * value }]);
  }
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select 2 * $1::integer as doubled' }]);
  await pool.end();
});
