import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { auditLedger } from './ledger-audit.ts';
import { startBuying } from './buying.ts';
import { report } from './report/chaos.ts';
import { countOf, startStockCountShop } from './stock-count-shop.ts';
import { closeConnections } from './shop-client.ts';

/**
 * 16 buyers order without pause while 100,000 counted lines change the stock and the worker that puts them there is
 * killed (-9) again and again, every third time the database. Afterwards each line must have gone in exactly once. Prints
 * the figures; ends with 1 where one of them is wrong. Argument: how often to kill.
 */

const KILLS = Number(process.argv[2] ?? 12);
const LINES = 100_000;
/** From the first piece after a kill to the next kill, at most. */
const LIFE_MS = 2_500;
const LOOK_EVERY_MS = 50;

const counting = await startStockCountShop(LINES);
const { shop } = counting;
const id = await counting.compare();
const buying = startBuying(() => shop);
let worker = counting.startWorker();
await counting.apply(id);

async function killDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: shop.superuserUrl });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::integer as pid`,
  );
  await client.end();
  if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
}

let progress = 0;
let isOver = false;
const steps: number[] = [];
const over = counting
  .ended(id, (file) => {
    progress = file.done;
  })
  .finally(() => {
    isOver = true;
  });
const gaps: number[] = [];
/** Restarts the worker whenever it ends, as a supervisor does. */
const supervised = (): void => {
  if (isOver) return;
  worker = counting.startWorker();
  worker.once('exit', supervised);
};
worker.once('exit', supervised);
for (let kill = 0; kill < KILLS; kill += 1) {
  const before = progress;
  const longestGap = buying.watch();
  while (progress === before && !isOver) await delay(LOOK_EVERY_MS);
  await delay(Math.random() * LIFE_MS);
  if (isOver) break;
  gaps.push(longestGap());
  steps.push(progress);
  if (kill % 3 === 2) await killDatabase();
  else worker.kill('SIGKILL');
}
const file = await over;
await buying.stop();

const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const { rows } = await client.query<{ article: number; onHand: number; movements: number }>(
  `select s.article_id as article, s.on_hand as "onHand", count(m.id)::integer as movements
   from stock_level s left join stock_movement m on m.article_id = s.article_id and m.import_id = $1 group by s.article_id`,
  [id],
);
await client.end();
const errors = {
  ...(await auditLedger(shop.databaseUrl, buying.acknowledged)),
  linesThatAreNotIn: LINES - file.done,
  linesNotAppliedOnce: rows.filter(({ movements }) => movements !== 1).length,
  stockLevelsOffTheCount: rows.filter(({ article, onHand }) => onHand !== countOf(article)).length,
};
console.log(`killed when so many lines were in: ${steps.join(', ')}`);
report(`an import of ${LINES} lines whose worker or database was killed ${gaps.length} times`, buying, gaps, errors);
closeConnections();
worker.removeAllListeners('exit');
worker.disconnect();
await once(worker, 'exit');
shop.child.disconnect();
