import { createHash, randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '../../apps/server/src/app.ts';
import { openDb, openPool } from '../../apps/server/src/platform/database/db.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import { diskStorage } from '../../apps/server/src/platform/storage/storage.ts';
import { answerStates, stateNow } from './state.ts';

/** What the process of the shop tells the one that loads it. */
export interface OpenCatalogue {
  readonly address: string;
  readonly databaseUrl: string;
  readonly token: string;
  /** From a database with data to the first answer, without PostgreSQL's own start. */
  readonly openedInMs: number;
  readonly rssMb: number;
}

const articles = Number(process.argv[2] ?? 10_000);
/** With a folder, the shop of that folder opens again, and is kept. */
const folder = process.argv[3] ?? (await mkdtemp(join(tmpdir(), 'sjaj-catalogue-')));
await mkdir(folder, { recursive: true });
const quiet = { info: () => undefined, warn: () => undefined };
const postgres = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: quiet });
await migrate({ url: postgres.url });
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const { rowCount } = await client.query('select 1 from article limit 1');
const pool = openPool({ url: postgres.url, statementTimeout: 0 });
if (rowCount === 0) {
  // Loaded only here: its memory is not the shop's.
  const { loadDemoShop } = await import('@sjaj/demo');
  // A connection of its own: bulk loading speaks another protocol than the shop's connections do.
  const loading = new pg.Pool({ connectionString: postgres.url, max: 1 });
  await loadDemoShop(loading, { today: new Date(), articles });
  await loading.end();
}
await client.query('analyze');
const token = `shp_${randomBytes(32).toString('base64url')}`;
await client.query(
  `insert into session (token_hash, user_id, expires_at)
   select $1, id, now() + interval '1 day' from user_account where role = 'buyer' and can_view_prices order by id limit 1`,
  [createHash('sha256').update(token).digest()],
);
await client.end();

const started = performance.now();
const app = await buildApp({
  db: openDb(pool),
  pool,
  clock: () => new Date(),
  storage: diskStorage({ folder }),
  logger: false,
  trustedProxies: 0,
  checksAnswers: false,
  limitsRates: false,
  clients: [],
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const openedInMs = performance.now() - started;
process.send?.({
  address,
  databaseUrl: postgres.url,
  token,
  openedInMs,
  rssMb: stateNow().rssMb,
} satisfies OpenCatalogue);
answerStates();
process.once('disconnect', () => void close());
// Ctrl-C reaches the whole group: the parent decides when the shop closes.
process.on('SIGINT', () => undefined);

async function close(): Promise<void> {
  await app.close();
  await pool.end();
  await postgres.stop();
  if (process.argv[3] === undefined) await rm(folder, { recursive: true, force: true });
}
