import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageConsumers } from '../src/modules/messages/index.ts';
import { webhookConsumers } from '../src/modules/webhooks/index.ts';
import { inTransaction, type Tx } from '../src/platform/database/db.ts';
import { addToCart, openStall, placeOrder, someArticle, type Stall } from './builders/stall.ts';
import { openTestShop } from './http.ts';

const ORDERS = 5;

let stall: Stall;
const orderIds: number[] = [];

beforeAll(async () => {
  stall = await openStall(await openTestShop());
  const article = await someArticle(stall, 'E-1', { stock: 100 });
  for (let order = 0; order < ORDERS; order += 1) {
    await addToCart(stall, stall.buyer, article);
    orderIds.push((await placeOrder(stall, stall.buyer)).data.orderId);
  }
});
afterAll(() => stall.shop.close());

/** How often the connection has run what it has prepared. */
async function executions(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(custom_plans + generic_plans), 0)::integer as count from pg_prepared_statements`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** The statements by which everybody is told of these orders, in a transaction that is rolled back. */
async function statementsFor(orders: readonly number[]): Promise<number> {
  let count = 0;
  const events = orders.map((orderId) => ({ orderId }));
  const undone = inTransaction(stall.shop.db, async (tx) => {
    const before = await executions(tx);
    for (const consumers of [messageConsumers, webhookConsumers(stall.shop.now)])
      for (const consumer of consumers['order.placed'] ?? [])
        if ('batch' in consumer) await consumer.batch(tx, events);
        else for (const event of events) await consumer(tx, event);
    count = (await executions(tx)) - before;
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  return count;
}

it('tells of several orders with as many statements as of one', async () => {
  const one = await statementsFor(orderIds.slice(0, 1));
  expect(one).toBeGreaterThan(3);
  expect(await statementsFor(orderIds)).toBe(one);
});
