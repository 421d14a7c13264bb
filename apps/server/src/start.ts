import { loadBaseData } from '../../../db/base-data/load.ts';
import { type Config, SettingsRefused } from './config.ts';
import { closeDemoAccounts, demoState, openDemoAccounts } from './modules/auth/index.ts';
import { saveSetting } from './modules/settings/index.ts';
import type { SocialProviderSettings } from './platform/settings/social-login.ts';
import { inTransaction, openDb, openPool, type Pool, type PoolClient } from './platform/database/db.ts';

/** A demo that an entry hands to the server. The server itself does not import it. */
export interface DemoShop {
  /** Fills an empty database and the file store. */
  load(pool: Pool, options: LoadOptions): Promise<unknown>;
  /** The users of the demo with their public passwords. */
  logins(): Promise<readonly DemoLogin[]>;
  /** The folder of its product pictures. */
  readonly pictures: string;
  /** The TypeScript file that runs the payment simulator. */
  readonly gatewayEntry: string;
  /** Opens the stand-ins for Google and Facebook, which only this machine reaches. */
  openIdentityProviders(): Promise<DemoIdentityProviders>;
}

interface DemoIdentityProviders {
  readonly settings: readonly SocialProviderSettings[];
  close(): Promise<unknown>;
}

interface LoadOptions {
  readonly today: Date;
  /** The folder of the file store. */
  readonly files: string;
  readonly onProgress: (step: string) => void;
}

interface DemoLogin {
  readonly username: string;
  readonly password: string;
  readonly who: string;
}

interface FillInput {
  readonly pool: Pool;
  readonly url: string;
  /** The setting DEMO. */
  readonly wanted: Config['demo'];
  readonly demo: DemoShop | null;
  readonly now: Date;
  /** The folder of the file store. */
  readonly files: string;
  readonly say: (line: string) => void;
}

/** `own`: base data and no demo account. */
type Contents = 'nothing' | 'demo' | 'own';

async function contentsOf(pool: Pool): Promise<Contents> {
  if ((await demoState(openDb(pool))).hasAccounts) return 'demo';
  const { rows } = await pool.query<{ isFilled: boolean }>(
    `select exists (select from tax_group) or exists (select from article) or exists (select from user_account) as "isFilled"`,
  );
  return rows[0]?.isFilled ? 'own' : 'nothing';
}

/**
 * Fills the database with what the shop needs: always the base data; the demo, if there is one, when the database is empty and DEMO is
 * not `off`. Opens or closes the accounts of a demo according to DEMO; staff need a second factor where they are closed. Returns whether the shop runs as a demo. Throws
 * `SettingsRefused` for DEMO=on when the database holds another shop or no demo is installed.
 */
export async function fillShop(input: FillInput): Promise<boolean> {
  const { pool, wanted, demo, now, say } = input;
  const contents = await contentsOf(pool);
  if (contents === 'own' && wanted === 'on')
    throw new SettingsRefused([
      'DEMO: this database holds a shop of your own; give a demo another DATA_DIR or DATABASE_URL',
    ]);
  if (contents === 'nothing' && wanted === 'on' && !demo)
    throw new SettingsRefused(['DEMO: this entry runs without the demo shop; npm start runs the one with it']);
  if (contents === 'nothing' && wanted !== 'off' && demo) {
    await loadDemo(demo, input);
    return true;
  }
  await inOneTransaction(input, (client) => loadBaseData(client, now));
  return contents === 'demo' && runsAsDemo(pool, wanted, { now, say });
}

/** A demo that was closed stays closed until DEMO=on. */
async function runsAsDemo(
  pool: Pool,
  wanted: Config['demo'],
  { now, say }: Pick<FillInput, 'now' | 'say'>,
): Promise<boolean> {
  const db = openDb(pool);
  if (wanted === 'off') {
    const closed = await closeDemoAccounts(db, now);
    if (closed > 0) await inTransaction(db, (tx) => saveSetting(tx, 'staffSecondFactor', 'required'));
    if (closed > 0) say(`DEMO=off: ${closed} demo accounts closed, their sessions ended`);
    return false;
  }
  if (wanted === 'on') {
    const opened = await openDemoAccounts(db);
    if (opened > 0) await inTransaction(db, (tx) => saveSetting(tx, 'staffSecondFactor', 'off'));
    if (opened > 0) say(`DEMO=on: ${opened} demo accounts opened`);
    return true;
  }
  const { isClosed } = await demoState(db);
  if (isClosed) say('The demo accounts stay closed; DEMO=on opens them.');
  return !isClosed;
}

async function loadDemo(demo: DemoShop, { url, now, files, say }: FillInput): Promise<void> {
  say('Loading the demo shop …');
  const loading = openPool({ url, sendsAhead: false });
  try {
    await demo.load(loading, { today: now, files, onProgress: (step) => say(`  ${step}`) });
  } finally {
    await loading.end();
  }
}

async function inOneTransaction({ url }: FillInput, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const pool = openPool({ url, max: 1, sendsAhead: false });
  const client = await pool.connect();
  try {
    // Another node may hold the lock of the base data while it loads them.
    await client.query('begin; set local lock_timeout = 0; set local statement_timeout = 0');
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
    await pool.end();
  }
}

/** Prints the addresses of the shop and, for a demo, its log-ins. */
export async function greet(address: string, demo: DemoShop | null, say: (line: string) => void): Promise<void> {
  say('');
  say(`  Sjaj is open:   ${address}/`);
  say(`  Back office:    ${address}/admin/`);
  say(`  API:            ${address}/api/docs`);
  if (demo) {
    say('');
    say('  Demo log-ins (user name / password):');
    for (const { username, password, who } of await demo.logins())
      say(`    ${username.padEnd(12)} ${password.padEnd(18)} ${who}`);
  }
  say('');
  say('  Ctrl-C stops it.');
}
