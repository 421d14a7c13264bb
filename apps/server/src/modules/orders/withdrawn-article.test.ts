import { checkout, documents, orders, quickOrder, repeating, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  checkoutBody,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

/** An article that goes while it lies in a cart, a saved cart and an order: what every step says of it. */

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

it.each([
  ['hidden', { is_visible_on_web: false }, [404, 'articles.not_found'], 'unknown'],
  ['not sold any more', { disable_selling: true }, [409, 'cart.not_sellable'], 'not_sellable'],
  ['discontinued', { is_discontinued: true }, [409, 'cart.not_sellable'], 'not_sellable'],
] as const)('%s: it can be taken out, and nothing else', async (name, change, [status, code], state) => {
  const { shop } = seeded;
  const token = await anotherBuyer(seeded);
  const article = await someArticle(seeded, `GONE-${name.slice(0, 3)}`);
  await addToCart(seeded, token, article, 2);
  const orderId = (await placeOrder(seeded, token)).data.orderId;
  await addToCart(seeded, token, article, 3);
  const cart = await cartOf(seeded, token);
  const saving = { token, params: { shoppingCartId: cart.id }, body: { title: 'Korpa' } };
  const saved = (await shop.call(documents.create, saving)).data;
  const body = await checkoutBody(seeded, token);
  await shop.db.updateTable('article').set(change).where('id', '=', article).execute();

  const lineId = cart.cartItems[0].id;
  const set = (quantity: number) =>
    shop.call(shoppingCart.update, { token, body: { items: [{ id: lineId, quantity }] } });
  expect(await addToCart(seeded, token, article, 1)).toMatchObject({ status, code });
  expect(await set(5)).toMatchObject({ status, code });
  expect((await cartOf(seeded, token)).cartItems).toMatchObject([{ quantity: 3, notices: ['not_sellable'] }]);
  const order = await shop.call(checkout.place, { token, body });
  expect(order).toMatchObject({ status: 409, code: 'checkout.not_sellable' });
  expect(order.errors).toMatchObject([{ field: `articles.${article}.quantity` }]);

  const load = await shop.call(documents.load, { token, params: { id: saved.id }, body: { mode: 'replace' } });
  expect(load).toMatchObject({ status: 409, code: 'documents.nothing_orderable' });
  expect((await shop.call(documents.lines, { token, params: { id: saved.id } })).data).toMatchObject([
    { articleId: article, isOrderable: false },
  ]);
  const repeat = { token, params: { id: orderId } };
  expect((await shop.call(repeating.review, repeat)).data).toMatchObject([{ changes: ['not_sellable'] }]);
  const repeated = (await shop.call(orders.repeat, repeat)).data;
  expect([repeated.added, repeated.left.length]).toEqual([0, 1]);
  const typed = { lines: [{ line: 1, code: `GONE-${name.slice(0, 3)}`, quantity: 1 }] };
  expect((await shop.call(quickOrder.check, { token, body: typed })).data.lines).toMatchObject([{ state }]);

  expect((await cartOf(seeded, token)).cartItems).toMatchObject([{ quantity: 3 }]);
  expect((await set(0)).data.cartItems).toEqual([]);
});
