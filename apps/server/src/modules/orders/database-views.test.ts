import { COUNTED_STATUSES, OPEN_STATUSES, ORDER_STATUS, ORDER_STATUSES, type OrderStatus } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOrder, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

/** The views that other modules read repeat statuses in SQL: they must be those of the contract. */

let seeded: SeededShop;
let orderId: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const article = await someArticle(seeded, 'V-1', { stock: 10 });
  orderId = await anOrder(seeded, article, 2);
});
afterAll(() => seeded.shop.close());

async function statusesIn(isInView: () => Promise<boolean>): Promise<OrderStatus[]> {
  const statuses: OrderStatus[] = [];
  for (const status of ORDER_STATUSES) {
    const hold = { status, hold_reason: status === ORDER_STATUS.preOrder ? 'stock' : null };
    await seeded.shop.db.updateTable('sales_order').set(hold).where('id', '=', orderId).execute();
    if (await isInView()) statuses.push(status);
  }
  return statuses.toSorted((a, b) => a - b);
}

const sorted = (statuses: readonly OrderStatus[]) => statuses.toSorted((a, b) => a - b);

it('live_order has the orders that count against a limit', async () => {
  const rows = () => seeded.shop.db.selectFrom('live_order').select('id').where('id', '=', orderId).execute();
  expect(await statusesIn(async () => (await rows()).length > 0)).toEqual(sorted(COUNTED_STATUSES));
});

it('company_order_total and reserved_line have the open orders', async () => {
  const { db } = seeded.shop;
  const total = () => db.selectFrom('company_order_total').select('open_total').executeTakeFirstOrThrow();
  expect(await statusesIn(async () => Number((await total()).open_total) > 0)).toEqual(sorted(OPEN_STATUSES));
  const lines = () => db.selectFrom('reserved_line').select('reserved').where('order_id', '=', orderId).execute();
  expect(await statusesIn(async () => (await lines()).length > 0)).toEqual(sorted(OPEN_STATUSES));
});

it('back_ordered_line has the lines of pre-orders that lack stock', async () => {
  const { db } = seeded.shop;
  await db.updateTable('sales_order_line').set({ reserved: 1 }).where('order_id', '=', orderId).execute();
  const lines = () => db.selectFrom('back_ordered_line').select('missing').where('order_id', '=', orderId).execute();
  expect(await statusesIn(async () => (await lines())[0]?.missing === 1)).toEqual([ORDER_STATUS.preOrder]);
});
