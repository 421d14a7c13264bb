import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import { addToCart, checkoutBody, emptyCart, place } from './ordering.ts';
import { ask, closeConnections, startShop } from './shop-client.ts';

/**
 * Whether the server's memory grows: 16 buyers click, order and look at half of what the shop could do (each rests as long
 * as it has worked), while the memory of its process is measured. Prints its slope after the warm-up; ends with 1 where it
 * grows by more than a shop can bear. Argument: minutes.
 */

const MINUTES = Number(process.argv[2] ?? 60);
const BUYERS = 16;
const SAMPLE_MS = Math.max(500, (MINUTES * 60_000) / 240);
/** The heap finds its size, statements are planned, caches fill. */
const WARM_UP = 0.4;
/** MB an hour: what is measured in ten minutes swings by this much. */
const MOST_SLOPE = Number(process.argv[3] ?? 12);

const shop = await startShop();
const end = performance.now() + MINUTES * 60_000;
let orders = 0;

async function buy(buyer: number): Promise<void> {
  await emptyCart(shop, buyer);
  while (performance.now() < end) {
    const start = performance.now();
    for (let line = 0; line < 3; line += 1) await addToCart(shop, buyer);
    await place(shop, buyer, randomUUID(), await checkoutBody(shop, buyer));
    await ask(shop, buyer, { method: 'POST', path: '/orders/get-customer-orders', body: {} });
    orders += 1;
    await delay(performance.now() - start);
  }
}

/** MB that the process holds. */
async function memory(): Promise<number> {
  const status = await readFile(`/proc/${shop.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024;
}

interface Sample {
  readonly hours: number;
  readonly mb: number;
}

/** By least squares, in MB an hour. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (of: (sample: Sample) => number): number =>
    samples.reduce((all, one) => all + of(one), 0) / samples.length;
  const [hours, mb] = [mean((one) => one.hours), mean((one) => one.mb)];
  const above = samples.reduce((all, one) => all + (one.hours - hours) * (one.mb - mb), 0);
  return above / samples.reduce((all, one) => all + (one.hours - hours) ** 2, 0);
}

const buying = Promise.all(Array.from({ length: BUYERS }, (_, buyer) => buy(buyer)));
buying.catch(() => undefined);
const samples: Sample[] = [];
const began = performance.now();
while (performance.now() < end) {
  samples.push({ hours: (performance.now() - began) / 3_600_000, mb: await memory() });
  await delay(SAMPLE_MS);
}
await buying;
const settled = samples.slice(Math.floor(samples.length * WARM_UP));
const slope = slopeOf(settled);
const mbs = settled.map(({ mb }) => mb);
console.log(`${MINUTES} minutes at half load: ${orders} orders, ${(orders / MINUTES / 60).toFixed(1)} a second`);
console.log(
  `  memory: ${samples[0]?.mb.toFixed(0)} MB at first, then ${Math.min(...mbs).toFixed(0)} to ${Math.max(...mbs).toFixed(0)} MB`,
);
console.log(`  slope after the warm-up: ${slope.toFixed(1)} MB an hour`);
process.exitCode = slope > MOST_SLOPE ? 1 : 0;
closeConnections();
shop.child.disconnect();
