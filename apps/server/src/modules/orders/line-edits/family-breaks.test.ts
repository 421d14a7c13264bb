import { ORDER_STATUS, orderApprovals, orderParts, orders, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { editLines, previewLines } from '../../../../test/builders/order-edits.ts';
import { aPerson } from '../../../../test/builders/people.ts';
import {
  moveOrder,
  placeOrder,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

/** Sizes of one article that reach the price from 50 together: 10,00 KM, 9,00 from 10 and 8,00 from 50. */

let seeded: SeededShop;
let sizes: readonly number[];
let admin: string;
let buyer: string;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { db } = seeded.shop;
  const title = JSON.stringify({ bs: 'Rukavica' });
  const variation = await db.insertInto('variation').values({ title }).returning('id').executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (const size of ['S', 'M', 'L']) {
    const id = await someArticle(seeded, `FE-${size}`, { vpc: 10_00, stock: 5_000 });
    const breaks = [
      { article_id: id, from_quantity: 10, price: 9_00 },
      { article_id: id, from_quantity: 50, price: 8_00 },
    ];
    await db.insertInto('quantity_break').values(breaks).execute();
    ids.push(id);
  }
  sizes = ids;
  await db.updateTable('article').set({ variation_id: variation.id }).where('id', 'in', ids).execute();
});
beforeEach(async () => {
  const { shop, companyId } = seeded;
  const buyerId = await aPerson(shop.db, { companyId });
  await shop.db.updateTable('user_account').set({ order_limit: 1_00 }).where('id', '=', buyerId).execute();
  admin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId }));
  buyer = await shop.loginAs(buyerId);
});
afterAll(() => seeded.shop.close());

/** Two of S, five of M and 60 of L, each at the price from 50, which wait for the company's approval. */
async function anOrder(token = buyer): Promise<number> {
  const items = [2, 5, 60].map((quantity, at) => ({ articleId: sizes[at] ?? 0, quantity }));
  await seeded.shop.call(shoppingCart.addItems, { token, body: { items } });
  return (await placeOrder(seeded, token)).data.orderId;
}
const orderOf = async (id: number) => (await seeded.shop.call(orders.one, { token: admin, params: { id } })).data;
type Priced = { readonly quantity: number; readonly price: number; readonly priceSource: string };
const priced = (lines: readonly Priced[]) => lines.map((line) => [line.quantity, line.price, line.priceSource]);

describe('when other sizes become more', () => {
  it('a line gets the quantity price that they reach together', async () => {
    const items = [2, 5].map((quantity, at) => ({ articleId: sizes[at] ?? 0, quantity }));
    await seeded.shop.call(shoppingCart.addItems, { token: buyer, body: { items } });
    const id = (await placeOrder(seeded, buyer)).data.orderId;
    expect((await editLines(seeded, id, { lines: [2, 60] })).status).toBe(200);
    expect(priced((await orderOf(id)).orderLines)).toEqual([
      [2, 8, 'quantity_break'],
      [60, 8, 'quantity_break'],
    ]);
  });
});

describe('when other sizes become less', () => {
  it('a line loses the quantity price that they reached together, where staff change the order', async () => {
    const id = await anOrder();
    const preview = await previewLines(seeded, id, { lines: [2, 5, 0] });
    expect(priced(preview.data.lines)).toEqual([
      [2, 10, 'list'],
      [5, 10, 'list'],
    ]);
    expect(preview.data.lines.map(({ agreedPrice }: { agreedPrice: number }) => agreedPrice)).toEqual([8, 8]);
    await editLines(seeded, id, { lines: [2, 5, 10] });
    const order = await orderOf(id);
    expect(priced(order.orderLines)).toEqual([
      [2, 9, 'quantity_break'],
      [5, 9, 'quantity_break'],
      [10, 9, 'quantity_break'],
    ]);
    expect(order.amountWithoutVat).toBe(153);
    const [{ lines }] = order.edits;
    expect(lines.map(({ before, after }: Record<string, Priced>) => [before?.price, after?.price])).toEqual([
      [8, 9],
      [8, 9],
      [8, 9],
    ]);
  });

  it('and where the company approves with less', async () => {
    const id = await anOrder();
    const { version, orderLines } = await orderOf(id);
    const lines = [{ lineId: orderLines[2].id, quantity: 0 }];
    const input = { token: admin, params: { id } };
    const preview = await seeded.shop.call(orderApprovals.preview, { ...input, body: { version, lines } });
    expect(preview.data).toMatchObject({ net: 70 });
    const body = { version, lines, decision: 'approve', note: 'Dosta je.' };
    expect((await seeded.shop.call(orderApprovals.decide, { ...input, body })).status).toBe(200);
    const order = await orderOf(id);
    expect([order.amountWithoutVat, priced(order.orderLines)]).toEqual([
      70,
      [
        [2, 10, 'list'],
        [5, 10, 'list'],
      ],
    ]);
  });

  it('a line keeps it as long as the rest reaches it, and a price that was agreed in another way', async () => {
    const id = await anOrder();
    const { db } = seeded.shop;
    await db.updateTable('article').set({ vpc: 12_00 }).where('id', 'in', sizes).execute();
    await editLines(seeded, id, { lines: [2, 0, 60] });
    expect(priced((await orderOf(id)).orderLines)).toEqual([
      [2, 8, 'quantity_break'],
      [60, 8, 'quantity_break'],
    ]);
    await db.updateTable('article').set({ vpc: 10_00 }).where('id', 'in', sizes).execute();
  });
});

it('the parts of a split order keep what was agreed, also where one is cancelled, until staff change a line', async () => {
  const id = await anOrder(admin);
  const { version, orderLines } = await orderOf(id);
  const body = { version, lines: [{ lineId: orderLines[2].id, quantity: 60 }] };
  const split = await seeded.shop.call(orderParts.split, { token: seeded.administrator, params: { id }, body });
  const [first, second] = [split.data.first.id, split.data.second.id];
  await moveOrder(seeded, seeded.administrator, { id: second, status: ORDER_STATUS.cancelled, reason: 'Nema je' });
  // It is staff who split, mostly because goods are missing: the customer does not pay for that.
  expect(priced((await orderOf(first)).orderLines)).toEqual([
    [2, 8, 'quantity_break'],
    [5, 8, 'quantity_break'],
  ]);
  const preview = await previewLines(seeded, first, { lines: [1, 5] });
  expect(priced(preview.data.lines)).toEqual([
    [1, 10, 'list'],
    [5, 8, 'quantity_break'],
  ]);
});
