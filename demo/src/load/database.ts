import type pg from 'pg';
import { towns } from '../../../db/base-data/towns.ts';
import { units } from '../../../db/base-data/units.ts';
import { copy } from './copy.ts';
import type { Table } from './table.ts';

/** Runs `work` in one transaction on a connection of its own, without the pool's time limits. */
export async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0');
    await client.query('set local idle_in_transaction_session_timeout = 0');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

/** Writes tables one after another. */
export async function write(client: pg.PoolClient, tables: readonly Table[]): Promise<void> {
  for (const table of tables) await copy(client, table);
}

const WATCHED = [
  'article',
  'stock_level',
  'article_category',
  'article_attribute_value',
  'article_tag',
  'promotion_article',
  'quantity_break',
  'article_picture',
  'contract_price',
  'price_list_item',
];

const SUMMARY = 'id, brand_id, vpc, nc, popularity, is_visible_on_web, is_discontinued, created_at, archived_at, code';

/** Lets bulk writes pass without a note for each row; the articles are summarised and noted once, at the end. */
export async function withoutNotes(client: pg.PoolClient, work: () => Promise<void>): Promise<void> {
  for (const table of WATCHED) await client.query(`alter table ${table} disable trigger user`);
  await work();
  for (const table of WATCHED) await client.query(`alter table ${table} enable trigger user`);
  await client.query(`insert into article_summary (${SUMMARY}) select ${SUMMARY} from article order by id`);
  await client.query(
    'insert into article_words (id, brand_id, search_words) select id, brand_id, search_words from article order by id',
  );
  await client.query('insert into article_change (article_id) select id from article');
}

/** Moves the sequences of all numbered tables behind the highest number in use. */
export async function settleSequences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ table_name: string }>(
    `select table_name from information_schema.columns
     where table_schema = current_schema() and column_name = 'id' and is_identity = 'YES'`,
  );
  for (const { table_name: table } of rows) {
    await client.query(
      `select setval(pg_get_serial_sequence($1, 'id'), greatest((select max(id) from ${table}), 1), exists (select 1 from ${table}))`,
      [table],
    );
  }
}

/** Rejects where the base data is not numbered as in a database that was empty before: the demo refers to it by these numbers. */
export async function expectNewNumbers(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ towns: number; units: number; standardTax: number }>(
    `select (select max(id) from town) as towns, (select max(id) from measurement_unit) as units,
      (select id from tax_group where rate_bp > 0 order by id limit 1) as "standardTax"`,
  );
  const [found] = rows;
  if (found?.towns !== towns.length || found.units !== Object.keys(units).length || found.standardTax !== 1)
    throw new Error('The demo needs a database that was empty before.');
}

/** Lets the next order of each year follow the last one. */
export async function settleOrderNumbers(client: pg.PoolClient, last: ReadonlyMap<number, number>): Promise<void> {
  for (const [year, sequence] of last) await client.query(`select setval('order_number_${year}', $1)`, [sequence]);
}

/** Lets the next complaint of the year follow the last one. */
export async function settleComplaintNumbers(
  client: pg.PoolClient,
  { year, sequence }: { readonly year: number; readonly sequence: number },
): Promise<void> {
  await client.query(`select setval('complaint_number_${year}', $1)`, [sequence]);
}

/** Empties every table but the record of migrations. */
export async function clear(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ tables: string }>(
    `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
     where schemaname = current_schema() and tablename <> 'schema_migration'`,
  );
  const tables = rows[0]?.tables;
  if (tables) await client.query(`truncate ${tables} restart identity cascade`);
}

/** Fills what customers have bought before, as the shop counts it from the orders. */
export async function countPurchases(client: pg.PoolClient): Promise<void> {
  await client.query('insert into purchased_article select * from purchase_count');
}

/** The days of the week on which the shop's vans drive to towns that are not on the way every day, by postal code. */
const ROUTES = {
  '80101': [2, 5],
  '80240': [2, 5],
  '88390': [2, 5],
  '70101': [3],
  '77000': [1, 4],
  '88300': [1, 3, 5],
} as const;

export async function setRoutes(client: pg.PoolClient): Promise<void> {
  for (const [postalCode, days] of Object.entries(ROUTES))
    await client.query('update town set delivery_weekdays = $2 where postal_code = $1', [postalCode, days]);
}
