import { checkout, documents, orders } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  addToCart,
  anOrder,
  anotherBuyer,
  cartOf,
  checkoutBody,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

/** A key of one request on another one. */

let seeded: SeededShop;
let article: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  article = await someArticle(seeded, 'K-1', { stock: 100 });
});
afterAll(() => seeded.shop.close());

const place = (token: string, key: string, body: object) => seeded.shop.call(checkout.place, { token, key, body });

async function ready(): Promise<{ readonly token: string; readonly body: object }> {
  const token = await anotherBuyer(seeded);
  await addToCart(seeded, token, article, 1);
  return { token, body: await checkoutBody(seeded, token) };
}

it('of somebody else is a key of one’s own', async () => {
  const [one, other] = [await ready(), await ready()];
  const replies = [await place(one.token, 'same', one.body), await place(other.token, 'same', other.body)];
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]?.data.orderId).not.toBe(replies[1]?.data.orderId);
});

it('409 for another call or another order, and nothing is done', async () => {
  const { token, body } = await ready();
  const { orderId: id } = (await place(token, 'first', body)).data;
  const other = await anOrder(seeded, article, 1, token);
  const reused = { status: 409, code: 'request.key_reused' };
  const repeat = (key: string, of: number) => seeded.shop.call(orders.repeat, { token, key, params: { id: of } });
  expect(await repeat('first', id)).toMatchObject(reused);
  expect((await repeat('second', id)).status).toBe(200);
  expect(await repeat('second', other)).toMatchObject(reused);
  const cart = await cartOf(seeded, token);
  expect(cart.cartItems).toMatchObject([{ quantity: 1 }]);
  const saving = { token, key: 'second', params: { shoppingCartId: cart.id }, body: { title: 'Korpa' } };
  expect(await seeded.shop.call(documents.create, saving)).toMatchObject(reused);
});

it('of a request that was refused is free again', async () => {
  const short = await someArticle(seeded, 'K-2', { stock: 2 });
  const token = await anotherBuyer(seeded);
  await addToCart(seeded, token, short, 2);
  await seeded.shop.db.updateTable('stock_level').set({ on_hand: 1 }).where('article_id', '=', short).execute();
  const body = await checkoutBody(seeded, token);
  expect(await place(token, 'again', body)).toMatchObject({ status: 409, code: 'checkout.short' });
  await seeded.shop.db.updateTable('stock_level').set({ on_hand: 2 }).where('article_id', '=', short).execute();
  const placed = await place(token, 'again', body);
  expect(placed.status).toBe(200);
  expect((await place(token, 'again', body)).data).toEqual(placed.data);
});
