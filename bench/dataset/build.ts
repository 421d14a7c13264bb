import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadDemoShop } from '@sjaj/demo';
import pg from 'pg';
import { startEmbeddedPostgres } from '@sjaj/embedded-database';
import { applyChanges, markAllOrders } from '../../apps/server/src/modules/reports/store/sums.ts';
import { openDb, openPool } from '../../apps/server/src/platform/database/db.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { addCompanies, addOrders, addSessions, splitTaxonomy } from './fill.ts';
import { describeShop } from './describe.ts';
import { type Manifest, manifestPath } from './manifest.ts';
import { addTraces } from './traces.ts';

/**
 * Builds the data set of the benchmarks into a new folder, which can be started as a data folder of the shop:
 * `node bench/dataset/build.ts --folder DIR --articles 10000 --orders 100000`. The same arguments make the same rows within a
 * calendar month. The folder appears once it is complete.
 */
const { values } = parseArgs({
  options: { folder: { type: 'string' }, articles: { type: 'string' }, orders: { type: 'string' } },
});
const folder = values.folder ?? '';
const articles = Number(values.articles);
const orders = Number(values.orders);

/** Promotions of the demo are dated around the first of the month. */
function firstOfMonth(): Date {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1));
}

const ORDERS_AT_ONCE = 2_000;
const LONGEST_STATEMENT_MS = 60_000;

/** The sums of revenue that reports read, as the worker of a shop has them. */
async function sumRevenue(url: string): Promise<void> {
  const pool = openPool({ url, max: 1, statementTimeout: LONGEST_STATEMENT_MS });
  const db = openDb(pool);
  await markAllOrders(db);
  while ((await applyChanges(db, ORDERS_AT_ONCE)) === ORDERS_AT_ONCE);
  await pool.end();
}

async function fill(url: string, superuserUrl: string): Promise<Manifest> {
  await migrate({ url });
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  await loadDemoShop(pool, { today: firstOfMonth(), articles });
  await pool.end();
  const client = new pg.Client({ connectionString: superuserUrl.replace(/\/postgres$/, '/sjaj') });
  await client.connect();
  try {
    await splitTaxonomy(client);
    // Keys and triggers are left out: the rows are consistent, and each server builds its index from them.
    await client.query('set session_replication_role = replica');
    await addCompanies(client);
    await addOrders(client, orders);
    await addTraces(client);
    const sessions = await addSessions(client);
    await client.query(`
      do $$ declare owned record; begin
        for owned in select pg_get_serial_sequence(format('%I.%I', table_schema, table_name), column_name) as name, table_name, column_name
          from information_schema.columns where table_schema = 'public' and is_identity = 'YES'
        loop execute format('select setval(%L, greatest(1, (select max(%I) from %I)))', owned.name, owned.column_name, owned.table_name);
        end loop;
      end $$`);
    await client.query('analyze');
    await sumRevenue(url);
    await client.query('create extension if not exists pg_stat_statements');
    await client.query('vacuum analyze');
    return { articles, orders, ...sessions, ...(await describeShop(client)) };
  } finally {
    await client.end();
  }
}

const building = `${folder}.building`;
await rm(building, { recursive: true, force: true });
await mkdir(building, { recursive: true });
const log = { info: () => undefined, warn: (line: string) => console.error(line) };
const postgres = await startEmbeddedPostgres({ dataDir: join(building, 'postgres'), log });
try {
  await writeFile(manifestPath(building), JSON.stringify(await fill(postgres.url, postgres.superuserUrl)));
} finally {
  await postgres.stop();
}
// In force from the next start on.
await appendFile(
  join(building, 'postgres', 'cluster', 'postgresql.auto.conf'),
  "shared_preload_libraries = 'pg_stat_statements'\npg_stat_statements.track_planning = on\n",
);
await rename(building, folder);
