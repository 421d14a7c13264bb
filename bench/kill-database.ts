import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { auditLedger } from './ledger-audit.ts';
import { startBuying } from './buying.ts';
import { report } from './report/chaos.ts';
import { closeConnections, startShop } from './shop-client.ts';

/**
 * 16 buyers order without pause while the database is killed (-9) again and again: the postmaster, and every second time
 * one backend at work, whose death resets all connections. Nobody helps it up. Prints the figures; ends with 1 where one
 * of them is wrong. Argument: how often to kill.
 */

const KILLS = Number(process.argv[2] ?? 10);
const PAUSE_MS = 1_000;

const shop = await startShop();
const buying = startBuying(() => shop);

/** The process to kill: of the server itself, or of one of the shop's connections. */
async function victim(kind: 'postmaster' | 'backend'): Promise<number> {
  const client = new pg.Client({ connectionString: shop.superuserUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    kind === 'postmaster'
      ? `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid`
      : `select pid from pg_stat_activity where application_name = 'sjaj' order by state = 'active' desc, random() limit 1`,
  );
  await client.end();
  const [row] = rows;
  if (!row) throw new Error(`no ${kind} to kill`);
  return row.pid;
}

/** Whether the database lets people in yet. */
async function isUp(): Promise<boolean> {
  const client = new pg.Client({ connectionString: shop.superuserUrl });
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

const gaps: number[] = [];
await delay(PAUSE_MS);
for (let kill = 0; kill < KILLS; kill += 1) {
  const pid = await victim(kill % 2 ? 'backend' : 'postmaster');
  const longestGap = buying.watch();
  process.kill(pid, 'SIGKILL');
  await delay(PAUSE_MS);
  while (!(await isUp())) await delay(50);
  await delay(PAUSE_MS);
  gaps.push(longestGap());
}
await buying.stop();
report(`the database killed ${KILLS} times`, buying, gaps, await auditLedger(shop.databaseUrl, buying.acknowledged));
closeConnections();
shop.child.disconnect();
await once(shop.child, 'exit');
