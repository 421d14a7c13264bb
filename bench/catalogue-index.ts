import { availableParallelism } from 'node:os';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type * as Index from '@sjaj/catalogue-index';
import { requestsByShape } from './catalogue-index/requests.ts';
import { someProducts, taxonomy } from './catalogue-index/products.ts';

/**
 * The catalogue index by itself: processor time of a request without HTTP and database. With `--compare DIR`, the `src` of another version of
 * packages/catalogue-index, both answer the same requests in turn and the table has their ratio.
 * `npm run bench:index -- --products 10000,100000,1000000 [--compare DIR[,DIR]]`
 */
const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '10000,100000' },
    rounds: { type: 'string', default: '5' },
    compare: { type: 'string' },
  },
});

type Package = typeof Index;

const NOW = Date.UTC(2026, 0, 1);
const CHUNK = 1_000;
/** A price changes after so many requests. */
const REQUESTS_PER_CHANGE = 50;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function build({ CatalogueIndex }: Package, count: number): Promise<Index.CatalogueIndex> {
  const index = new CatalogueIndex(taxonomy());
  for (let from = 0; from < count; from += CHUNK) {
    await index.apply({ products: someProducts(from, Math.min(CHUNK, count - from), NOW), now: NOW });
  }
  await (
    await index.build()
  ).titlesSorted;
  return index;
}

/** µs of processor time a request: unlike the time on the clock it hardly depends on what else the machine does. */
async function timeOf(index: Index.CatalogueIndex, requests: readonly (Index.SearchRequest | string)[], count: number) {
  let spent = 0;
  for (let from = 0; from < requests.length; from += REQUESTS_PER_CHANGE) {
    await index.apply({ products: someProducts((from * 7_919) % count, 1, NOW + from), now: NOW });
    const before = process.threadCpuUsage();
    for (const request of requests.slice(from, from + REQUESTS_PER_CHANGE)) {
      if (typeof request === 'string') index.suggest(request);
      else await index.search(request);
    }
    const { user, system } = process.threadCpuUsage(before);
    spent += user + system;
  }
  return spent / requests.length;
}

const median = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[figures.length >> 1] ?? 0;

const others = values.compare?.split(',') ?? [];
const packages: Package[] = [(await import('@sjaj/catalogue-index')) as Package];
for (const folder of others) packages.push((await import(pathToFileURL(`${folder}/index.ts`).href)) as Package);

say(`${availableParallelism()} processors, Node ${process.version}; µs a request, median of ${values.rounds} rounds`);
for (const count of values.products.split(',').map(Number)) {
  const indexes: Index.CatalogueIndex[] = [];
  const buildTimes: number[] = [];
  for (const one of packages) {
    const start = performance.now();
    indexes.push(await build(one, count));
    buildTimes.push(performance.now() - start);
  }
  say(`\n${count} products, built in ${buildTimes.map((ms) => `${ms.toFixed(0)} ms`).join(', ')}`);
  for (const [shape, requests] of requestsByShape(count)) {
    const figures = indexes.map((): number[] => []);
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const [place, index] of indexes.entries()) {
        const figure = await timeOf(index, requests, count);
        // The first round warms up.
        if (round > 0) figures[place]?.push(figure);
      }
    }
    const [own = 0, ...compared] = figures.map(median);
    const ratios = compared.map((figure) => `${figure.toFixed(1).padStart(9)} (${(figure / own).toFixed(2)}x)`);
    say(`${shape.padEnd(34)}${own.toFixed(1).padStart(9)}${ratios.join('')}`);
  }
}
