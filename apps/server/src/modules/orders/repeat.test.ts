import { orderParts, orders, repeating, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withSetting } from '../../../test/builders/place.ts';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  cartOf,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const review = async (token: string, id: number) =>
  seeded.shop.call(repeating.review, { token, params: { id }, body: undefined });
const change = (id: number, values: Record<string, unknown>) =>
  seeded.shop.db.updateTable('article').set(values).where('id', '=', id).execute();

it('shows what has changed since, line by line', async () => {
  const buyer = await anotherBuyer(seeded);
  const [same, dearer, packed, gone] = [
    await someArticle(seeded, 'R-1', { vpc: 500 }),
    await someArticle(seeded, 'R-2', { vpc: 500 }),
    await someArticle(seeded, 'R-3', { vpc: 500 }),
    await someArticle(seeded, 'R-4', { vpc: 500 }),
  ];
  for (const article of [same, dearer, packed]) await addToCart(seeded, buyer, article, 3);
  const id = await anOrder(seeded, gone, 3, buyer);
  await change(dearer, { vpc: 600 });
  await change(packed, { pack_size: 5 });
  await change(gone, { disable_selling: true });
  await addToCart(seeded, buyer, same, 2);
  expect((await review(buyer, id)).data).toMatchObject([
    { code: 'R-1', ordered: 3, quantity: 3, inCart: 2, previousPrice: 5, price: 5, changes: [] },
    { code: 'R-2', quantity: 3, previousPrice: 5, price: 6, changes: ['price_up'] },
    { code: 'R-3', ordered: 3, quantity: 5, packSize: 5, changes: ['quantity'] },
    { code: 'R-4', quantity: null, changes: ['not_sellable'] },
  ]);
  expect((await review(await anotherBuyer(seeded), id)).status).toBe(404);
});

it('counts the lines of one article together, as the cart will', async () => {
  const buyer = await anotherBuyer(seeded);
  const article = await someArticle(seeded, 'R-9', { vpc: 500, stock: 12 });
  const ids = [await anOrder(seeded, article, 6, buyer)];
  // At another price, so that merging leaves two lines.
  await change(article, { vpc: 600 });
  ids.push(await anOrder(seeded, article, 6, buyer));
  await seeded.shop.db
    .insertInto('quantity_break')
    .values({ article_id: article, from_quantity: 10, price: 450 })
    .execute();
  const body = { orders: ids.map((id) => ({ id, version: 1 })) };
  const { data } = await seeded.shop.call(orderParts.merge, { token: seeded.administrator, body });
  await withSetting(seeded.shop.db, 'allowOrderingStockZero', true);
  const lines = (await review(buyer, data.id)).data;
  expect(lines).toMatchObject([
    { ordered: 6, price: 4.5, changes: ['price_down', 'short'] },
    { ordered: 6, price: 4.5, changes: ['price_down', 'short'] },
  ]);
  await seeded.shop.call(orders.repeat, { token: buyer, params: { id: data.id } });
  expect((await cartOf(seeded, buyer)).cartItems).toMatchObject([{ quantity: 12, price: 4.5, notices: ['short'] }]);
  await withSetting(seeded.shop.db, 'allowOrderingStockZero', false);
});

it('proposes what is in stock where that is less, and nothing of what is out', async () => {
  const buyer = await anotherBuyer(seeded);
  const few = await someArticle(seeded, 'R-10', { stock: 6 });
  await addToCart(seeded, buyer, await someArticle(seeded, 'R-11', { stock: 4 }), 4);
  const id = await anOrder(seeded, few, 4, buyer);
  expect((await review(buyer, id)).data).toMatchObject([
    { code: 'R-11', ordered: 4, quantity: null, changes: ['not_sellable'] },
    { code: 'R-10', ordered: 4, quantity: 2, changes: ['quantity'] },
  ]);
});

it('puts chosen lines in chosen quantities into the cart, once for each key', async () => {
  const buyer = await anotherBuyer(seeded);
  const wanted = await someArticle(seeded, 'R-5');
  await addToCart(seeded, buyer, wanted, 2);
  const id = await anOrder(seeded, await someArticle(seeded, 'R-6'), 1, buyer);
  const { orderLines } = (await seeded.shop.call(orders.one, { token: buyer, params: { id } })).data;
  const lineId = orderLines.find(({ code }: { code: string }) => code === 'R-5').id;
  const input = { token: buyer, params: { id }, body: { lines: [{ lineId, quantity: 4 }] }, key: 'chosen-lines-1' };
  expect(await seeded.shop.call(repeating.lines, input)).toMatchObject({ data: { added: 1, left: [] } });
  await seeded.shop.call(repeating.lines, input);
  expect((await cartOf(seeded, buyer)).cartItems).toMatchObject([{ articleId: wanted, quantity: 4 }]);
  const foreign = { ...input, body: { lines: [{ lineId: lineId + 1_000, quantity: 1 }] }, key: 'chosen-lines-2' };
  expect(await seeded.shop.call(repeating.lines, foreign)).toMatchObject({
    status: 404,
    code: 'orders.line_not_found',
  });
});

it('carries the note of a line from the cart to the order', async () => {
  const buyer = await anotherBuyer(seeded);
  await addToCart(seeded, buyer, await someArticle(seeded, 'R-7'), 1);
  const [item] = (await cartOf(seeded, buyer)).cartItems;
  const write = (items: unknown) => seeded.shop.call(shoppingCart.noteLines, { token: buyer, body: { items } });
  expect((await write([{ id: item.id, note: 'x'.repeat(2_001) }])).status).toBe(400);
  expect((await write([{ id: item.id + 999, note: 'tuđa' }])).code).toBe('cart.line_not_found');
  const noted = await write([{ id: item.id, note: ' Za kat 2,\nsoba 14 ' }]);
  expect(noted.data.cartItems[0].note).toBe('Za kat 2,\nsoba 14');
  const id = await anOrder(seeded, await someArticle(seeded, 'R-8'), 1, buyer);
  const { orderLines } = (await seeded.shop.call(orders.one, { token: buyer, params: { id } })).data;
  expect(orderLines.map(({ note }: { note: string | null }) => note)).toEqual(['Za kat 2,\nsoba 14', null]);
});
