import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { messageConsumers } from '../src/modules/messages/index.ts';
import { webhookConsumers } from '../src/modules/webhooks/index.ts';
import { inTransaction, type Tx } from '../src/platform/database/db.ts';
import { addToCart, seedShop, placeOrder, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

const ORDERS = 5;

let seeded: SeededShop;
const orderIds: number[] = [];

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const article = await someArticle(seeded, 'E-1', { stock: 100 });
  for (let order = 0; order < ORDERS; order += 1) {
    await addToCart(seeded, seeded.buyer, article);
    orderIds.push((await placeOrder(seeded, seeded.buyer)).data.orderId);
  }
});
afterAll(() => seeded.shop.close());

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
  const undone = inTransaction(seeded.shop.db, async (tx) => {
    const before = await executions(tx);
    for (const consumers of [messageConsumers, webhookConsumers(seeded.shop.now)])
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
