import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { addToCart, checkoutBody, place } from './ordering.ts';
import { closeConnections, Refused, type RunningShop, startShop } from './shop-client.ts';

/**
 * 16 buyers order without pause while the server is killed (-9) again and again; each repeats with the same key until it
 * has an answer. At the end every acknowledged order must be there, once and as it was acknowledged, and all sums must
 * agree. Prints the figures; ends with 1 where one of them is wrong. Argument: how often to kill.
 */

const KILLS = Number(process.argv[2] ?? 10);
const BUYERS = 16;
const PAUSE_MS = 1_500;

const folder = await mkdtemp(join(tmpdir(), 'sjaj-kill-'));
let shop: RunningShop = await startShop(folder);
let isOver = false;
let broken = 0;
const acknowledged = new Map<string, { readonly orderId: number; readonly total: number | null }>();

/** Again until the server is there and answers; what it refuses for good is thrown. */
async function untilAnswered<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (error instanceof Refused && error.status < 500) throw error;
      broken += 1;
      await delay(50);
    }
  }
}

async function buy(buyer: number): Promise<void> {
  while (!isOver) {
    for (let line = 0; line < 2; line += 1) await untilAnswered(() => addToCart(shop, buyer));
    const body = await untilAnswered(() => checkoutBody(shop, buyer));
    const key = randomUUID();
    const { orderId, number, total } = await untilAnswered(() => place(shop, buyer, key, body));
    if (acknowledged.has(number)) throw new Error(`${number} was given twice`);
    acknowledged.set(number, { orderId, total });
  }
}

async function killAgainAndAgain(): Promise<void> {
  for (let kill = 0; kill < KILLS; kill += 1) {
    await delay(PAUSE_MS);
    const { child } = shop;
    child.kill('SIGKILL');
    await once(child, 'exit');
    shop = await startShop(folder);
  }
  await delay(PAUSE_MS);
  isOver = true;
}

await Promise.all([killAgainAndAgain(), ...Array.from({ length: BUYERS }, (_, buyer) => buy(buyer))]);
const client = new pg.Client({ connectionString: shop.databaseUrl });
await client.connect();
const { rows: orders } = await client.query<{ number: string; id: number; total: number }>(
  'select number, id, total from sales_order',
);
const { rows: sums } = await client.query<{ shelves: number; totals: number }>(`
  select (select count(*)::integer from stock s where s.reserved <>
      (select coalesce(sum(l.reserved), 0) from sales_order_line l where l.article_id = s.article_id)) as shelves,
    (select count(*)::integer from sales_order o
      where o.goods_net <> (select sum(l.net) from sales_order_line l where l.order_id = o.id)) as totals`);
await client.end();
const kept = new Map(orders.map((order) => [order.number, order]));
const faults = {
  lost: [...acknowledged.keys()].filter((number) => !kept.has(number)).length,
  notAcknowledged: orders.filter(({ number }) => !acknowledged.has(number)).length,
  changed: [...acknowledged].filter(([number, { orderId, total }]) => {
    const order = kept.get(number);
    return order !== undefined && (order.id !== orderId || order.total !== Math.round((total ?? 0) * 100));
  }).length,
  wrongShelves: sums[0]?.shelves,
  wrongTotals: sums[0]?.totals,
};
console.log(`${KILLS} kills, ${acknowledged.size} orders acknowledged, ${broken} answers lost or refused on the way`);
console.log(faults);
closeConnections();
shop.child.disconnect();
await once(shop.child, 'exit');
await rm(folder, { recursive: true, force: true });
process.exitCode = Object.values(faults).every((count) => count === 0) ? 0 : 1;
