import { loadBaseData } from '../../../db/base-data/load.ts';
import { type Config, SettingsRefused } from './config.ts';
import { closeDemoAccounts, demoState, openDemoAccounts } from './modules/auth/index.ts';
import { openDb, openPool, type Pool, type PoolClient } from './platform/database/db.ts';

interface Filling {
  readonly pool: Pool;
  readonly url: string;
  readonly demo: Config['demo'];
  readonly now: Date;
  /** The folder of the file store. */
  readonly files: string;
  readonly say: (line: string) => void;
}

/** `own`: base data and no account of the demo. */
type Contents = 'nothing' | 'demo' | 'own';

async function contentsOf(pool: Pool): Promise<Contents> {
  if ((await demoState(openDb(pool))).hasAccounts) return 'demo';
  const { rows } = await pool.query<{ isFilled: boolean }>(
    `select exists (select from tax_group) or exists (select from article) or exists (select from user_account) as "isFilled"`,
  );
  return rows[0]?.isFilled ? 'own' : 'nothing';
}

/**
 * Gives the database what the shop needs: base data always; the demo where the database is empty and DEMO does not say off. Opens or
 * closes the accounts of a demo as DEMO says. Returns whether the shop runs as a demo.
 */
export async function fillShop(filling: Filling): Promise<boolean> {
  const { pool, demo, now, say } = filling;
  const contents = await contentsOf(pool);
  if (contents === 'own' && demo === 'on')
    throw new SettingsRefused([
      'DEMO: this database holds a shop of your own; give a demo another DATA_DIR or DATABASE_URL',
    ]);
  if (contents === 'nothing' && demo !== 'off') {
    await loadDemo(filling);
    return true;
  }
  await inOneTransaction(filling, (client) => loadBaseData(client, now));
  return contents === 'demo' && runsAsDemo(pool, demo, { now, say });
}

/** A demo that was closed stays so until DEMO=on is said. */
async function runsAsDemo(
  pool: Pool,
  demo: Config['demo'],
  { now, say }: Pick<Filling, 'now' | 'say'>,
): Promise<boolean> {
  const db = openDb(pool);
  if (demo === 'off') {
    const closed = await closeDemoAccounts(db, now);
    if (closed > 0) say(`DEMO=off: ${closed} demo accounts closed, their sessions ended`);
    return false;
  }
  if (demo === 'on') {
    const opened = await openDemoAccounts(db);
    if (opened > 0) say(`DEMO=on: ${opened} demo accounts opened`);
    return true;
  }
  const { isClosed } = await demoState(db);
  if (isClosed) say('The demo accounts stay closed; DEMO=on opens them.');
  return !isClosed;
}

async function loadDemo({ url, now, files, say }: Filling): Promise<void> {
  say('Loading the demo shop …');
  // Loaded when it is asked for: a shop with data of its own starts without it.
  const { loadDemoShop } = await import('@sjaj/demo');
  const loading = openPool({ url, sendsAhead: false });
  try {
    await loadDemoShop(loading, { today: now, files, onProgress: (step) => say(`  ${step}`) });
  } finally {
    await loading.end();
  }
}

async function inOneTransaction({ url }: Filling, work: (client: PoolClient) => Promise<void>): Promise<void> {
  const pool = openPool({ url, max: 1, sendsAhead: false });
  const client = await pool.connect();
  try {
    // Another node may hold the lock of the base data for as long as it loads.
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

/** Tells where the shop is and, for the demo, who can log in. */
export async function greet(address: string, isDemo: boolean, say: (line: string) => void): Promise<void> {
  say('');
  say(`  Sjaj is open:   ${address}/`);
  say(`  Back office:    ${address}/admin/`);
  say(`  API:            ${address}/api/docs`);
  if (isDemo) {
    say('');
    say('  Demo log-ins (user name / password):');
    const { demoLogins } = await import('@sjaj/demo/logins');
    for (const { username, password, who } of demoLogins)
      say(`    ${username.padEnd(12)} ${password.padEnd(18)} ${who}`);
  }
  say('');
  say('  Ctrl-C stops it.');
}
