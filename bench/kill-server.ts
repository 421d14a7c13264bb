import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { auditLedger } from './ledger-audit.ts';
import { startBuying } from './buying.ts';
import { closeConnections, type RunningShop, startShop } from './shop-client.ts';
import { report } from './report/chaos.ts';

/**
 * 16 buyers order without pause while the server is killed (-9) again and again, at whatever step of whatever it is
 * doing. Prints the figures; ends with 1 where one of them is wrong. Argument: how often to kill.
 */

const KILLS = Number(process.argv[2] ?? 10);
const LEAST_PAUSE_MS = 700;
const MORE_PAUSE_MS = 800;

const folder = await mkdtemp(join(tmpdir(), 'sjaj-kill-'));
let shop: RunningShop = await startShop(folder);
const buying = startBuying(() => shop);
/** Restarts the server until it runs, as a supervisor does. */
async function startAgain(): Promise<RunningShop> {
  for (;;) {
    const started = await startShop(folder).catch(() => null);
    if (started) return started;
  }
}

const gaps: number[] = [];
await delay(LEAST_PAUSE_MS);
for (let kill = 0; kill < KILLS; kill += 1) {
  const { child } = shop;
  const longestGap = buying.watch();
  child.kill('SIGKILL');
  await once(child, 'exit');
  shop = await startAgain();
  await delay(LEAST_PAUSE_MS + Math.random() * MORE_PAUSE_MS);
  gaps.push(longestGap());
}
await buying.stop();
report(`the server killed ${KILLS} times`, buying, gaps, await auditLedger(shop.databaseUrl, buying.acknowledged));
closeConnections();
shop.child.disconnect();
await once(shop.child, 'exit');
await rm(folder, { recursive: true, force: true });
