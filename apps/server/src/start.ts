import { openPool, type Pool } from './platform/db.ts';

interface Filling {
  readonly pool: Pool;
  readonly url: string;
  readonly now: Date;
  /** The folder of the file store. */
  readonly files: string;
  readonly say: (line: string) => void;
}

/** Loads the demo shop where the database has no article yet, and says how far it is. */
export async function fillEmptyShop({ pool, url, now, files, say }: Filling): Promise<void> {
  const { rowCount } = await pool.query('select 1 from article limit 1');
  if (rowCount !== 0) return;
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
