import { articles, checkout, documents, quickOrder, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCarrier } from './builders/place.ts';
import { addToCart, anotherBuyer, cartOf, checkoutBody, openStall, someArticle, type Stall } from './builders/stall.ts';
import { openTestShop } from './http.ts';

/** Amounts that no column and no order can hold: they are shown as they are, and refused where they would be kept. */

/** Nearly the most that an article may cost, in feninga. */
const DEAREST = 1_800_000_000;

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

it('of a quick order are told to the feninga', async () => {
  const id = await someArticle(stall, 'DEAR', { vpc: DEAREST, stock: 9_999 });
  const lines = Array.from({ length: 300 }, (_, place) => ({ line: place + 1, code: 'DEAR', quantity: 9_999 }));
  const { status, data } = await stall.shop.call(quickOrder.check, { token: stall.buyer, body: { lines } });
  expect([status, data.totals.net]).toEqual([200, (300 * 9_999 * DEAREST) / 100]);
  const details = await stall.shop.call(articles.details, { token: stall.buyer, params: { id } });
  expect([details.status, details.data.priceWithVat]).toEqual([200, (DEAREST * 117) / 10_000]);
});

it('of a cart that prices have made too much stop the order, not the buyer who makes it less', async () => {
  const { shop } = stall;
  const token = await anotherBuyer(stall);
  const ids = [
    await someArticle(stall, 'RISE-1'),
    await someArticle(stall, 'RISE-2'),
    await someArticle(stall, 'RISE-3'),
  ];
  for (const id of ids) await addToCart(stall, token, id, 10);
  const { id: shoppingCartId } = await cartOf(stall, token);
  await shop.call(documents.create, { token, params: { shoppingCartId }, body: { title: 'Skupo' } });
  await shop.db.updateTable('article').set({ vpc: DEAREST }).where('id', 'in', ids).execute();

  const { cartItems, totalAmountWithoutVat } = await cartOf(stall, token);
  expect(totalAmountWithoutVat).toBe((30 * DEAREST) / 100);
  expect((await shop.call(documents.list, { token, body: {} })).data[0].total).toBe(totalAmountWithoutVat);
  expect((await shop.call(checkout.options, { token })).status).toBe(200);
  const body = await checkoutBody(stall, token);
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
  const token = await anotherBuyer(stall);
  const expressPostId = await aCarrier(stall.shop.db, { rates: [[1_000_000, 2_000_000_000]] });
  await addToCart(stall, token, await someArticle(stall, 'POST-1'));
  const body = await checkoutBody(stall, token, { deliveryMethod: 'express', expressPostId });
  const { data } = await stall.shop.call(checkout.options, { token });
  expect(data.delivery.map(({ method }: { method: string }) => method)).toEqual(['own']);
  const reply = await stall.shop.call(checkout.place, { token, body });
  expect(reply).toMatchObject({ status: 400, code: 'checkout.delivery_unknown' });
});
