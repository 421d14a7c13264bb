import { createHash, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { addToCart, emptyCart } from './ordering.ts';
import { ask, closeConnections, Refused, startShop } from './shop-client.ts';

/**
 * Every connection of the shop is taken: a table that each cart needs is locked from outside while hundreds of clicks
 * come, and others only want to read. Prints the responses and their durations (a reader waits for a connection, a click for a connection
 * and then for the table), and whether log-in, health and the gateway's callback keep working. Ends with 1 on a 500, on a
 * 503 that is late or has no Retry-After, and when one of those three stops.
 */

const CLICKS = Number(process.argv[2] ?? 300);
const WIDTH = 48;
const READERS = 24;
const LONGEST_MS = 2_200;
const BUYERS = 16;

const shop = await startShop();
for (let buyer = 0; buyer < BUYERS; buyer += 1) await emptyCart(shop, buyer);
const client = new pg.Client({ connectionString: shop.superuserUrl.replace(/\/postgres$/, '/sjaj') });
await client.connect();

interface Responses {
  readonly byStatus: Map<string, number>;
  /** How long each 503 took, in ms. */
  readonly refusals: number[];
}
const clicks: Responses = { byStatus: new Map(), refusals: [] };
const readers: Responses = { byStatus: new Map(), refusals: [] };

async function countResponse(responses: Responses, work: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  const what = await work().then(
    () => '200',
    (error: unknown) =>
      error instanceof Refused ? `${error.status}${error.retryAfter === null ? ' bare' : ''}` : 'broken',
  );
  responses.byStatus.set(what, (responses.byStatus.get(what) ?? 0) + 1);
  if (what === '503') responses.refusals.push(performance.now() - start);
}

let isOver = false;
let left = CLICKS;
/** They take every connection: each waits for one, and then for the table. */
async function clicking(loop: number): Promise<void> {
  while ((left -= 1) >= 0) await countResponse(clicks, () => addToCart(shop, loop % BUYERS));
}
/** They only wait for a connection. */
async function reading(loop: number): Promise<void> {
  const request = { method: 'POST', path: '/orders/get-customer-orders', body: {} } as const;
  while (!isOver) await countResponse(readers, () => ask(shop, loop % BUYERS, request));
}

/** Repeats a request that must keep working; its longest duration and how often it failed. */
async function keepsWorking(
  name: string,
  work: () => Promise<boolean>,
): Promise<{ name: string; failed: number; ms: number }> {
  let failed = 0;
  let ms = 0;
  while (!isOver) {
    const start = performance.now();
    if (!(await work().catch(() => false))) failed += 1;
    ms = Math.max(ms, performance.now() - start);
    await delay(50);
  }
  return { name, failed, ms };
}

const status = async (path: string, init: RequestInit = {}): Promise<number> => {
  const response = await fetch(new URL(path, shop.address), init);
  await response.arrayBuffer();
  return response.status;
};
const json = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const login = () => status('/api/auth/login', json({ username: 'nobody', password: 'not-the-password' }));

/** A correctly signed callback for an unknown payment: it is recorded as such. */
function callBack(): Promise<number> {
  const payment = {
    order_number: randomUUID(),
    status: 'approved',
    amount: 100,
    currency: 'BAM',
    response_code: '0000',
  };
  const body = JSON.stringify({ ...payment, transaction_type: 'purchase' });
  const digest = createHash('sha512')
    .update(shop.gatewayKey + body)
    .digest('hex');
  const headers = { 'content-type': 'application/json', authorization: `WP3-callback ${digest}` };
  return status('/api/payments/callback/monri', { method: 'POST', headers, body });
}

await client.query('begin; lock table cart in access exclusive mode');
const watching = Promise.all([
  keepsWorking('health', async () => (await status('/healthz')) === 200),
  keepsWorking('readiness', async () => (await status('/readyz')) === 200),
  // Somebody unknown, who is told so: the table of accounts was asked. Too many of them are told to wait, which is an answer too.
  keepsWorking('log-in', async () => [401, 429].includes(await login())),
  keepsWorking('callback', async () => (await callBack()) === 200),
]);
const read = Promise.all(Array.from({ length: READERS }, (_, loop) => reading(loop)));
await Promise.all(Array.from({ length: WIDTH }, (_, loop) => clicking(loop)));
isOver = true;
await read;
const others = await watching;
await client.query('rollback');
await delay(200);
const again = await ask(shop, 0, { method: 'GET', path: '/shopping-cart/customer' }).then(
  () => true,
  () => false,
);

const longest = Math.max(0, ...readers.refusals);
for (const [name, { byStatus, refusals }] of Object.entries({ clicks, readers })) {
  const sorted = refusals.toSorted((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0);
  console.log(`${name} while every connection was taken:`, Object.fromEntries(byStatus));
  console.log(`  503 after ${at(0.5)} ms (median), ${at(1)} ms at most`);
}
for (const { name, failed, ms } of others) console.log(`  ${name}: ${failed} failed, ${ms.toFixed(0)} ms at most`);
console.log(`  serves again once they are free: ${again ? 'yes' : 'no'}`);
const isBad = [...clicks.byStatus.keys(), ...readers.byStatus.keys()].some((what) => what !== '200' && what !== '503');
process.exitCode = isBad || longest > LONGEST_MS || !again || others.some(({ failed }) => failed > 0) ? 1 : 0;
await client.end();
closeConnections();
shop.child.disconnect();
