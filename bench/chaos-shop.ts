import { createHash, randomBytes } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { buildApp } from '../apps/server/src/app.ts';
import { openGateway } from '../apps/server/src/modules/payments/index.ts';
import { openDatabaseClock } from '../apps/server/src/platform/database/database-clock.ts';
import { openDb, openPool } from '../apps/server/src/platform/database/db.ts';
import { startEmbeddedPostgres } from '@sjaj/embedded-database';
import { migrate } from '../apps/server/src/platform/database/migrate.ts';
import { diskStorage } from '../apps/server/src/platform/storage/storage.ts';
import { startSilentProxy } from '../apps/server/test/silent-proxy.ts';
import { startCutter } from './connection-cutter.ts';
import { type Fault, startFaultInjector } from './fault-injector.ts';

/** What the process of the shop sends to the process that loads it. */
export interface OpenShop {
  readonly address: string;
  readonly databaseUrl: string;
  readonly superuserUrl: string;
  readonly tokens: readonly string[];
  readonly addressId: number;
  readonly gatewayKey: string;
}

/** Signs the callbacks that the bench sends as the payment gateway. */
const GATEWAY_KEY = 'bench-key';
const BUYERS = 16;
const ARTICLES = 10_000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Articles 1 … n with much stock, one company, and buyers with sessions. */
async function fill(client: pg.Client, tokens: readonly string[]): Promise<number> {
  await client.query(`
    insert into country (id, code, name) values (1, 'BA', '{"bs":"Bosna i Hercegovina"}');
    insert into town (id, country_id, name, postal_code, entity) values (1, 1, '{"bs":"Mostar"}', '88000', 'FBiH');
    insert into terms_of_service (title, content, valid_from) values ('{"bs":"Uslovi"}', '{}', '2020-01-01');
    insert into company (id, title, jib, address, town_id) values (1, 'Firma', '4200000000000', 'Ulica 1', 1);
    insert into brand (id, title) select n, 'Marka ' || n from generate_series(1, 60) n;
    insert into category (id, title) select n, '{"bs":"Kategorija"}' from generate_series(1, 200) n;
    insert into measurement_unit (id, code, abbreviation, name) values (1, 'kom', '{"bs":"kom"}', '{"bs":"komad"}');
    insert into tax_group (id, code, name, rate_bp) values (1, 'pdv', '{}', 1700);
    insert into article (id, code, brand_id, title, unit_id, tax_group_id, vpc, mpc, nc)
      select n, 'A-' || n, n % 60 + 1, '{"bs":"Artikal"}', 1, 1, 100 + n % 900, 117 + n % 900, 50
      from generate_series(1, ${ARTICLES}) n;
    insert into article_category select n, n % 200 + 1, 0 from generate_series(1, ${ARTICLES}) n;
    insert into stock_level (article_id, on_hand) select n, 100000000 from generate_series(1, ${ARTICLES}) n;
    insert into user_account (id, username, email, role, company_id, first_name, last_name)
      select n, 'kupac' || n, 'kupac' || n || '@firma.test', 'buyer', 1, 'Ana', 'Anić' from generate_series(1, ${BUYERS}) n;
    analyze`);
  for (const [index, token] of tokens.entries()) {
    await client.query(
      `insert into session (token_hash, user_id, expires_at) values ($1, $2, now() + interval '1 day')`,
      [hashOf(token), index + 1],
    );
  }
  const { rows } = await client.query<{ id: number }>(`
    insert into address (company_id, title, contact_person, phone, street, town_id, is_default)
    values (1, 'Skladište', 'Ivo', '036 123 456', 'Ulica 1', 1, true) returning id`);
  return rows[0]?.id ?? 0;
}

/** With a folder, the shop of that folder opens again, with the same tokens. */
const [, , existing = '', mode] = process.argv;
const folder = existing === '' ? await mkdtemp(join(tmpdir(), 'sjaj-bench-')) : existing;
const quiet = { info: () => undefined, warn: () => undefined };
const postgres = await startEmbeddedPostgres({
  dataDir: join(folder, 'postgres'),
  log: quiet,
});
await migrate({ url: postgres.url });
const tokens = Array.from(
  { length: BUYERS },
  (_, index) => `shp_${createHash('sha256').update(`${folder} ${index}`).digest('base64url')}`,
);
const client = new pg.Client({ connectionString: postgres.url });
await client.connect();
const { rows: known } = await client.query<{ id: number }>('select id from address');
const addressId = known[0]?.id ?? (await fill(client, tokens));
await client.end();

let isOpen = false;
const onCut = (cut: string): void => void process.send?.({ cut });
const cutting = {
  url: postgres.url,
  oneCommitIn: 4,
  oneAnswerIn: 500,
  isArmed: () => isOpen && process.connected,
  onCut,
};
let fault: Fault | null = null;
let target = 'server';
process.on('message', (message: { readonly fault: Fault; readonly target: string }) => ({ fault, target } = message));

/** Kills this process, or the database under it. */
async function injectFault(): Promise<void> {
  fault = null;
  if (target === 'server') process.kill(process.pid, 'SIGKILL');
  process.send?.({ injected: true });
  process.kill(
    Number.parseInt(await readFile(join(folder, 'postgres', 'cluster', 'postmaster.pid'), 'utf8'), 10),
    'SIGKILL',
  );
}

async function addressFor(shopUrl: string): Promise<string> {
  if (mode === 'cutting') return startCutter(cutting);
  if (mode === 'silencing') {
    const proxy = await startSilentProxy(shopUrl);
    process.on('message', (message: { readonly network?: 'silent' | 'back' }) => {
      if (message.network === 'silent') proxy.silence();
      if (message.network === 'back') proxy.resume();
    });
    process.once('disconnect', proxy.close);
    return proxy.url;
  }
  if (mode === 'injecting')
    return startFaultInjector({ url: shopUrl, fault: () => fault, inject: () => void injectFault() });
  return shopUrl;
}

const url = await addressFor(postgres.url);
const pool = openPool({ url });
const priority = openPool({ url, max: 3 });
const { clock } = await openDatabaseClock({ db: openDb(priority), onError: () => undefined });
const app = await buildApp({
  secretKey: randomBytes(32),
  db: openDb(pool),
  priority: openDb(priority),
  pool,
  clock,
  storage: diskStorage({ folder }),
  logger: false,
  trustedProxies: Number(process.env['TRUSTED_PROXIES'] ?? 0),
  checksAnswers: false,
  limitsRates: false,
  opensBeforeCatalogue: true,
  gateway: openGateway({ kind: 'monri', baseUrl: 'http://127.0.0.1:9', token: 'b'.repeat(40), key: GATEWAY_KEY }),
  clients: [],
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
isOpen = true;
flushCompileCache();
const { url: databaseUrl, superuserUrl } = postgres;
process.send?.({ address, databaseUrl, superuserUrl, tokens, addressId, gatewayKey: GATEWAY_KEY } satisfies OpenShop);
process.once('disconnect', () => void close());
// Ctrl-C reaches the whole group: the parent decides when the shop closes.
process.on('SIGINT', () => undefined);

async function close(): Promise<void> {
  await app.close();
  await Promise.all([pool.end(), priority.end()]);
  await postgres.stop();
  if (existing === '') await rm(folder, { recursive: true, force: true });
}
