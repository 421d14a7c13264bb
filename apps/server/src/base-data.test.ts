import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadBaseData } from '../../../db/base-data/load.ts';
import { pageRows } from '../../../db/base-data/pages/index.ts';
import { synonymGroups } from '../../../db/base-data/synonyms/index.ts';
import { towns } from '../../../db/base-data/towns.ts';
import { units } from '../../../db/base-data/units.ts';
import { freshDatabase, type FreshDatabase, openTestPool } from '../test/database.ts';
import { type Pool } from './platform/database/db.ts';

let database: FreshDatabase;
let pool: Pool;
beforeAll(async () => {
  database = await freshDatabase();
  pool = openTestPool({ url: database.url, max: 3, sendsAhead: false });
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const FROM = new Date('2026-01-01T00:00:00Z');

async function load(): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await loadBaseData(client, FROM);
    await client.query('commit');
  } finally {
    client.release();
  }
}

const TABLES = [
  'country',
  'town',
  'currency',
  'tax_group',
  'measurement_unit',
  'interest_area',
  'synonym',
  'terms_of_service',
  'information_page',
  'faq_question',
];

async function counts(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of TABLES)
    found[table] =
      (await pool.query<{ rows: number }>(`select count(*)::integer as rows from ${table}`)).rows[0]?.rows ?? 0;
  return found;
}

it('is there once when nodes start together, numbered as the lists are', async () => {
  await Promise.all([load(), load(), load()]);
  const found = await counts();
  expect(found).toMatchObject({
    town: towns.length,
    synonym: synonymGroups.length,
    tax_group: 2,
    measurement_unit: Object.keys(units).length,
    terms_of_service: 1,
    information_page: pageRows.length,
  });
  const { rows } = await pool.query<{ id: number; name: string }>(
    `select id, name->>'bs' as name from town order by id`,
  );
  expect(rows).toEqual(towns.map(({ id, name }) => ({ id, name })));
});

it('changes nothing that staff changed, and brings back nothing that they renamed or deleted', async () => {
  const before = await counts();
  await pool.query(`update tax_group set rate_bp = 1800 where code = 'PDV17'`);
  await pool.query(`update terms_of_service set title = '{"bs": "Naši uslovi"}'`);
  await pool.query(`update town set name = '{"bs": "Mostar-Grad"}' where postal_code = '88000'`);
  await pool.query(`delete from town where postal_code = '88400'`);
  await pool.query(`update measurement_unit set code = 'komad' where code = 'kom'`);
  await pool.query('delete from interest_area where position = 3');
  await load();
  expect(await counts()).toEqual({
    ...before,
    town: (before['town'] ?? 0) - 1,
    interest_area: (before['interest_area'] ?? 0) - 1,
  });
  const { rows } = await pool.query(
    `select (select rate_bp from tax_group where code = 'PDV17') as rate,
      (select title->>'bs' from terms_of_service) as title,
      (select name->>'bs' from town where postal_code = '88000') as town`,
  );
  expect(rows).toEqual([{ rate: 1800, title: 'Naši uslovi', town: 'Mostar-Grad' }]);
});

it('loads what a later version adds, and leaves alone what staff added under the same code', async () => {
  await pool.query(`delete from base_record where (kind, key) in (('town', 'Neum 88390'), ('currency', 'EUR'))`);
  await pool.query(`delete from town where postal_code = '88390'`);
  await pool.query(`update currency set km_rate = 2 where code = 'EUR'`);
  await load();
  const { rows } = await pool.query<{ neum: number; euro: number }>(
    `select (select count(*)::integer from town where postal_code = '88390') as neum,
      (select km_rate::float8 from currency where code = 'EUR') as euro`,
  );
  expect(rows).toEqual([{ neum: 1, euro: 2 }]);
});

it('names every municipality once, with a postal code of five digits and a canton in the Federation only', () => {
  expect(new Set(towns.map(({ name, postalCode }) => `${name} ${postalCode}`)).size).toBe(towns.length);
  expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length);
  expect(towns.filter(({ postalCode }) => !/^[78]\d{4}$/.test(postalCode))).toEqual([]);
  expect(towns.filter(({ entity, canton }) => (entity === 'FBiH') !== (canton !== null))).toEqual([]);
  expect(new Set(towns.flatMap(({ canton }) => canton ?? [])).size).toBe(10);
});
