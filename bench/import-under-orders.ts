import { once } from 'node:events';
import { performance } from 'node:perf_hooks';
import { randomUUID } from 'node:crypto';
import { startStockCountShop } from './stock-count-shop.ts';
import { addToCart, checkoutBody, emptyCart, place } from './ordering.ts';
import { closeConnections, Refused } from './shop-client.ts';

/**
 * A stock import of so many lines while 16 buyers order without pause: how long comparing and applying took, how long orders
 * took before and meanwhile, and how many were told to come back. Arguments: how many lines, and how many letters each has besides.
 */

const LINES = Number(process.argv[2] ?? 100_000);
const NOTE_LENGTH = Number(process.argv[3] ?? 0);
const BUYERS = 16;
const QUIET_MS = 4_000;

const counting = await startStockCountShop(LINES, NOTE_LENGTH);
const { shop } = counting;
const worker = counting.startWorker();

interface Taken {
  readonly at: number;
  readonly ms: number;
}
const clicks: Taken[] = [];
const orders: Taken[] = [];
let isOver = false;
let refusals = 0;

/** Retries after Retry-After; the time counts from the first attempt. */
async function timed(into: Taken[], work: () => Promise<unknown>): Promise<void> {
  const at = performance.now();
  for (let isDone = false; !isDone;) {
    isDone = await work().then(
      () => true,
      (error: unknown) => {
        if (!(error instanceof Refused) || error.status !== 503) throw error;
        refusals += 1;
        return false;
      },
    );
  }
  into.push({ at, ms: performance.now() - at });
}

async function buy(buyer: number): Promise<void> {
  await emptyCart(shop, buyer);
  while (!isOver) {
    for (let line = 0; line < 2; line += 1) await timed(clicks, () => addToCart(shop, buyer));
    const key = randomUUID();
    await timed(orders, async () => place(shop, buyer, key, await checkoutBody(shop, buyer)));
  }
}

const report = (name: string, from: number, to: number): void => {
  for (const [what, all] of [
    ['clicks', clicks],
    ['orders', orders],
  ] as const) {
    const sorted = all
      .filter(({ at, ms }) => at + ms > from && at < to)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b);
    const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0).padStart(5);
    console.log(
      `  ${name}: ${String(sorted.length).padStart(5)} ${what}  p50 ${at(0.5)}  p99 ${at(0.99)}  max ${at(1)} ms`,
    );
  }
};

const buying = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)));
buying.catch(() => undefined);
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));
await pause(QUIET_MS);
const quiet = performance.now();
await pause(QUIET_MS);

const comparing = performance.now();
const id = await counting.compare();
const applying = performance.now();
await counting.apply(id);
const file = await counting.ended(id);
const applied = performance.now();
isOver = true;
await buying;

console.log(
  `${LINES} lines: compared in ${(applying - comparing).toFixed(0)} ms, applied in ${(applied - applying).toFixed(0)} ms`,
);
report('before     ', quiet, comparing);
report('comparing  ', comparing, applying);
report('applying   ', applying, applied);
console.log(`  told to come back: ${refusals} times`);
console.log(`  ${file.state}: ${file.done} lines in, ${file.faults} at fault, ${file.changes} left`);
closeConnections();
worker.disconnect();
await once(worker, 'exit');
shop.child.disconnect();
