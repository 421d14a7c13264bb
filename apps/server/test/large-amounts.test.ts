import { articles, checkout, documents, quickOrder, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCarrier } from './builders/place.ts';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  checkoutBody,
  seedShop,
  someArticle,
  type SeededShop,
} from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** Amounts that no column and no order can hold: they are shown as they are, and refused where they would be kept. */

/** Nearly the most that an article may cost, in feninga. */
const DEAREST = 1_800_000_000;

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

it('of a quick order are told to the feninga', async () => {
  const id = await someArticle(seeded, 'DEAR', { vpc: DEAREST, stock: 9_999 });
  const lines = Array.from({ length: 300 }, (_, place) => ({ line: place + 1, code: 'DEAR', quantity: 9_999 }));
  const { status, data } = await seeded.shop.call(quickOrder.check, { token: seeded.buyer, body: { lines } });
  expect([status, data.totals.net]).toEqual([200, (300 * 9_999 * DEAREST) / 100]);
  const details = await seeded.shop.call(articles.details, { token: seeded.buyer, params: { id } });
  expect([details.status, details.data.priceWithVat]).toEqual([200, (DEAREST * 117) / 10_000]);
});

it('of a cart that prices have made too much stop the order, not the buyer who makes it less', async () => {
  const { shop } = seeded;
  const token = await anotherBuyer(seeded);
  const ids = [
    await someArticle(seeded, 'RISE-1'),
    await someArticle(seeded, 'RISE-2'),
    await someArticle(seeded, 'RISE-3'),
  ];
  for (const id of ids) await addToCart(seeded, token, id, 10);
  const { id: shoppingCartId } = await cartOf(seeded, token);
  await shop.call(documents.create, { token, params: { shoppingCartId }, body: { title: 'Skupo' } });
  await shop.db.updateTable('article').set({ vpc: DEAREST }).where('id', 'in', ids).execute();

  const { cartItems, totalAmountWithoutVat } = await cartOf(seeded, token);
  expect(totalAmountWithoutVat).toBe((30 * DEAREST) / 100);
  expect((await shop.call(documents.list, { token, body: {} })).data[0].total).toBe(totalAmountWithoutVat);
  expect((await shop.call(checkout.options, { token })).status).toBe(200);
  const body = await checkoutBody(seeded, token);
  expect(await shop.call(checkout.place, { token, body })).toMatchObject({ status: 409, code: 'cart.total_too_high' });

  const [first, second, third] = cartItems.map((item: { id: number }) => item.id);
  const set = (id: number, quantity: number) =>
    shop.call(shoppingCart.update, { token, body: { items: [{ id, quantity }] } });
  expect(await set(first, 11)).toMatchObject({ status: 409, code: 'cart.total_too_high' });
  expect((await set(first, 2)).status).toBe(200);
  expect((await shop.call(shoppingCart.deleteItem, { token, params: { id: second } })).status).toBe(200);
  expect((await set(third, 0)).data.totalAmountWithoutVat).toBe((2 * DEAREST) / 100);
});

it('of a delivery make it no way to deliver', async () => {
  const token = await anotherBuyer(seeded);
  const expressPostId = await aCarrier(seeded.shop.db, { rates: [[1_000_000, 2_000_000_000]] });
  await addToCart(seeded, token, await someArticle(seeded, 'POST-1'));
  const body = await checkoutBody(seeded, token, { deliveryMethod: 'express', expressPostId });
  const { data } = await seeded.shop.call(checkout.options, { token });
  expect(data.delivery.map(({ method }: { method: string }) => method)).toEqual(['own']);
  const reply = await seeded.shop.call(checkout.place, { token, body });
  expect(reply).toMatchObject({ status: 400, code: 'checkout.delivery_unknown' });
});
