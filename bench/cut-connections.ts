import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { auditLedger } from './ledger-audit.ts';
import { startBuying } from './buying.ts';
import { report } from './report/chaos.ts';
import { closeConnections, startShop } from './shop-client.ts';

/**
 * 16 buyers order without pause while the connections between server and database are cut: so many answers to COMMIT,
 * and others at any step. Prints the figures; ends with 1 where one of them is wrong. Argument: how many COMMITs.
 */

const CUTS = Number(process.argv[2] ?? 100);

const shop = await startShop('', 'cutting');
const cuts = { commit: 0, answer: 0 };
shop.child.on('message', (message: { readonly cut?: 'commit' | 'answer' }) => {
  if (message.cut) cuts[message.cut] += 1;
});
const buying = startBuying(() => shop);
while (cuts.commit < CUTS) await delay(100);
await buying.stop();
const what = `${cuts.commit} answers to COMMIT cut off, and ${cuts.answer} others`;
report(what, buying, [], await auditLedger(shop.databaseUrl, buying.acknowledged));
closeConnections();
shop.child.disconnect();
await once(shop.child, 'exit');
