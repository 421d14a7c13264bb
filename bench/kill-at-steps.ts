import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { auditLedger, isClean } from './ledger-audit.ts';
import type { Acknowledged } from './buying.ts';
import { addToCart, checkoutBody, place } from './ordering.ts';
import { closeConnections, Refused, type RunningShop, startShop } from './shop-client.ts';
import type { Fault } from './fault-injector.ts';

/**
 * The server, or the database, is killed (-9) once before and once after every statement of placing an order, `begin` and
 * `commit` among them. The buyer repeats with the same key until there is an answer. Prints the figures; ends with 1 where
 * one of them is wrong. Argument: `server` or `database`.
 */

const TARGET = process.argv[2] === 'database' ? 'database' : 'server';
const PAUSE_MS = 50;

const folder = await mkdtemp(join(tmpdir(), 'sjaj-steps-'));
const acknowledged = new Map<string, Acknowledged>();
const unanswered = new Map<string, number>();
let shop: RunningShop = await startShop(folder, 'injecting');
let isInjected = false;
const listen = (): void =>
  void shop.child.on('message', (message) => (isInjected ||= 'injected' in (message as object)));
listen();

async function startAgain(): Promise<void> {
  isInjected = true;
  if (shop.child.exitCode === null && shop.child.signalCode === null) await once(shop.child, 'exit');
  for (;;) {
    const started = await startShop(folder, 'injecting').catch(() => null);
    if (started) {
      shop = started;
      return listen();
    }
  }
}

/** Repeats until there is an answer, whatever has to be started for it. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused && error.status < 500) throw error;
      const what = error instanceof Refused ? String(error.status) : 'broken';
      unanswered.set(what, (unanswered.get(what) ?? 0) + 1);
      // A connection breaks a moment before its process is known to be gone.
      await delay(PAUSE_MS);
      if (shop.child.signalCode !== null) await startAgain();
    }
  }
}

/** Places an order with the fault at this step; false where the order has no such step. */
async function orderWith(step: number, side: Fault['side']): Promise<boolean> {
  for (let line = 0; line < 2; line += 1) await untilAnswered(() => addToCart(shop, 0));
  const body = await untilAnswered(() => checkoutBody(shop, 0));
  const key = randomUUID();
  isInjected = false;
  shop.child.send({ fault: { key, step, side }, target: TARGET });
  const { orderId, number, total } = await untilAnswered(() => place(shop, 0, key, body));
  if (acknowledged.has(number)) throw new Error(`${number} was given twice`);
  acknowledged.set(number, { orderId, total });
  return isInjected;
}

let steps = 0;
let injected = 0;
for (let isThere = true; isThere;) {
  isThere = false;
  for (const side of ['before', 'after'] as const) {
    if (!(await orderWith(steps + 1, side))) continue;
    injected += 1;
    isThere = true;
  }
  if (isThere) steps += 1;
}
const errors = await auditLedger(shop.databaseUrl, acknowledged);
console.log(`the ${TARGET} killed before and after each of ${steps} statements of an order, ${injected} times`);
console.log(`  ${acknowledged.size} orders acknowledged; answers that were none:`, Object.fromEntries(unanswered));
console.log('  errors:', errors);
process.exitCode = isClean(errors) && !unanswered.has('500') && injected >= 2 * steps ? 0 : 1;
closeConnections();
shop.child.disconnect();
await once(shop.child, 'exit');
await rm(folder, { recursive: true, force: true });
