/** Fills a database with the demo shop: `npm run seed -- --articles 100000 [--database-url URL] [--reset]`. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { acquireInstanceLock, startEmbeddedPostgres } from '@sjaj/embedded-database';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { clearShop, loadDemoShop } from './src/index.ts';

const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '0' },
    'database-url': { type: 'string' },
    reset: { type: 'boolean', default: false },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const log = { info: () => undefined, warn: say };

const dataDir = process.env['DATA_DIR'] ?? join(import.meta.dirname, '..', '.data');

/** The database to fill, and how to leave it. */
async function open(): Promise<{ url: string; stop: () => Promise<void> }> {
  const outside = values['database-url'] ?? process.env['DATABASE_URL'];
  if (outside !== undefined) return { url: outside, stop: async () => undefined };
  // A shop that runs on this folder would lose its database at our end.
  const lock = await acquireInstanceLock(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log });
  const stop = async (): Promise<void> => {
    await postgres.stop();
    lock.release();
  };
  return { url: postgres.url, stop };
}

async function fill(pool: pg.Pool, articles: number): Promise<void> {
  const { rowCount } = await pool.query('select 1 from article limit 1');
  if (rowCount !== 0 && !values.reset) throw new Error('The database has articles already; --reset empties it first.');
  const client = await pool.connect();
  if (values.reset) await clearShop(client);
  client.release();
  const started = performance.now();
  await loadDemoShop(pool, { articles, today: new Date(), files: join(dataDir, 'files'), onProgress: say });
  say(`Loaded in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

const articles = Number(values.articles);
if (!Number.isSafeInteger(articles) || articles < 0) throw new RangeError('--articles takes a whole number');
const database = await open();
const pool = new pg.Pool({ connectionString: database.url, max: 2 });
try {
  await migrate({ url: database.url });
  await fill(pool, articles);
} finally {
  await pool.end();
  await database.stop();
}
