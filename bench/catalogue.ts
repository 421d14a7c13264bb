import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { measureFreshness } from './catalogue/freshness.ts';
import { bareHttp, bareSql } from './catalogue/limits.ts';
import { type Effort, loadShop } from './catalogue/load.ts';
import { loadNow, machine, reportOf, type ShapeFigures, type SizeFigures } from './catalogue/report.ts';
import { type Shape, shapesOf } from './catalogue/shapes.ts';
import { closeConnections, closeShop, openShop, type Shop, stateOf } from './catalogue/shop.ts';
import { row } from './loops.ts';

/**
 * The catalogue over HTTP, beside what this machine can do at most, in the same run; prints a table and writes
 * docs/benchmarks.md. `npm run bench:catalogue -- --articles 10000,100000 --seconds 1 --runs 3 [--folder DIR]`: with a
 * folder, the databases are kept there, in one folder for each size.
 */
const { values } = parseArgs({
  options: {
    articles: { type: 'string', default: '10000,100000' },
    seconds: { type: 'string', default: '1' },
    runs: { type: 'string', default: '3' },
    folder: { type: 'string' },
  },
});

const effort: Effort = { seconds: Number(values.seconds), runs: Number(values.runs) };
const WIDTH = 16;
const WARM: Effort = { seconds: 1, runs: 1 };

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function measureShape(shop: Shop, shape: Shape): Promise<ShapeFigures> {
  const ours = await loadShop(shop, shape, effort);
  say(row(shape.name, ours));
  const bare = await bareHttp(shop, shape, effort);
  say(row('  bare node:http', bare));
  return { name: shape.name, ours, bare };
}

const AT_REST_MS_A_SECOND = 50;
const LONGEST_WAIT_S = 180;

/** Waits until the shop has done what it does beside its work: it sorts titles. Returns after how many seconds. */
async function untilAtRest({ child }: Shop): Promise<number> {
  for (let waited = 0; waited < LONGEST_WAIT_S; waited += 1) {
    const { cpuMs } = await stateOf(child);
    await delay(1_000);
    if ((await stateOf(child)).cpuMs - cpuMs < AT_REST_MS_A_SECOND) return waited;
  }
  throw new Error('the shop does not come to rest');
}

async function measureSize(articles: number): Promise<SizeFigures> {
  const folder = values.folder === undefined ? undefined : join(values.folder, String(articles));
  const shop = await openShop(articles, folder);
  say(`${articles} articles: ready in ${shop.openedInMs.toFixed(0)} ms, ${shop.rssMb.toFixed(0)} MB`);
  const all = await shapesOf(shop);
  say(`at rest ${await untilAtRest(shop)} s later`);
  // The first seconds belong to the compiler.
  for (const shape of all) await loadShop(shop, shape, WARM);
  const shapes: ShapeFigures[] = [];
  for (const shape of all) shapes.push(await measureShape(shop, shape));
  const loadedMb = (await stateOf(shop.child)).rssMb;
  const sql = await bareSql(shop, WIDTH, effort);
  say(row('rows of 24 cards, prepared statement', sql));
  const [first] = all;
  if (!first) throw new Error('nothing to measure');
  const freshness = await measureFreshness(shop, first);
  say(
    `${freshness.changed} prices: seen after ${freshness.median.toFixed(0)} ms, at most ${freshness.slowest.toFixed(0)} ms`,
  );
  await closeShop(shop);
  return { articles, openedInMs: shop.openedInMs, idleMb: shop.rssMb, loadedMb, sql, shapes, freshness };
}

const loadBefore = loadNow();
say(machine());
const sizes: SizeFigures[] = [];
for (const articles of values.articles.split(',').map(Number)) sizes.push(await measureSize(articles));
await writeFile(join(import.meta.dirname, '..', 'docs', 'benchmarks.md'), reportOf(sizes, effort, loadBefore));
closeConnections();
