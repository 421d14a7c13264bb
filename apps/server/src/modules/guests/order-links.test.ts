import { checkout, guests, ORDER_STATUS as S, orderDocuments, orders, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aGuest,
  anOrderLinkSession,
  anOrderOfGuest,
  closeTheShop,
  linkTo,
  openLink,
  openTheShop,
} from '../../../test/builders/guests.ts';
import {
  addToCart,
  cartOf,
  checkoutBody,
  moveOrder,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let bag: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await openTheShop(seeded.shop);
  bag = await someArticle(seeded, 'G-1', { vpc: 10_00, stock: 1_000 });
});
afterAll(() => seeded.shop.close());

describe('the link of a mail', () => {
  const newOrder = async () => anOrderOfGuest(seeded, await aGuest(seeded.shop), bag);

  it.each(['', ' ', null, undefined, [], ['x'], {}, 7, 'short', `${'a'.repeat(42)} `, 'ž'.repeat(43)])(
    '400 for %j',
    async (token) => {
      expect((await openLink(seeded.shop, token)).status).toBe(400);
    },
  );

  it('404 for an unknown link, and after 90 days', async () => {
    const unknown = await openLink(seeded.shop, 'a'.repeat(43));
    expect(unknown).toMatchObject({ status: 404, code: 'guests.link_unknown' });
    const link = await linkTo(seeded.shop, await newOrder());
    await seeded.shop.db.updateTable('order_link').set({ expires_at: seeded.shop.now() }).execute();
    expect(await openLink(seeded.shop, link)).toMatchObject({ status: 404, code: 'guests.link_unknown' });
  });

  it('opens only that order and its documents, for a day, and allows its cancellation', async () => {
    const guest = await aGuest(seeded.shop);
    const [id, other] = [await anOrderOfGuest(seeded, guest, bag), await anOrderOfGuest(seeded, guest, bag)];
    const token = await anOrderLinkSession(seeded.shop, id);
    expect(await orderOf(seeded, token, id)).toMatchObject({ id, orderer: 'Gošća Gostić', may: ['cancel'] });
    expect((await seeded.shop.call(orderDocuments.list, { token, params: { id } })).data).toContain('confirmation');
    const document = await seeded.shop.call(orderDocuments.one, { token, params: { id, kind: 'confirmation' } });
    expect(document).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    for (const route of [orders.one, orderDocuments.list]) {
      expect((await seeded.shop.call(route, { token, params: { id: other } })).status).toBe(404);
    }
    expect((await moveOrder(seeded, token, { id: other, status: S.cancelled })).status).toBe(404);
    expect((await moveOrder(seeded, token, { id, status: S.cancelled })).status).toBe(200);
    const cancelled = await orderOf(seeded, await anOrderLinkSession(seeded.shop, id), id);
    expect(cancelled).toMatchObject({ status: S.cancelled, may: [] });
  });

  it('opens the order in a closed shop as well', async () => {
    const id = await newOrder();
    const link = await linkTo(seeded.shop, id);
    await closeTheShop(seeded.shop);
    const { data } = await openLink(seeded.shop, link);
    expect(await orderOf(seeded, data.token, id)).toMatchObject({ id });
    await openTheShop(seeded.shop);
  });

  it('does not open an order of a customer with an account', async () => {
    await addToCart(seeded, seeded.buyer, bag);
    const body = await checkoutBody(seeded, seeded.buyer);
    const { data } = await seeded.shop.call(checkout.place, { token: seeded.buyer, body });
    expect(await openLink(seeded.shop, await linkTo(seeded.shop, data.orderId))).toMatchObject({ status: 404 });
  });
});

it('none of ten guests sees anything of the others', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => aGuest(seeded.shop)));
  // One after the other: ten at once are more than a shop with eight connections takes on a busy machine.
  const placed: number[] = [];
  for (const guest of all) placed.push(await anOrderOfGuest(seeded, guest, bag));
  await seeded.shop.db
    .updateTable('sales_order')
    .set({ user_id: null })
    .where('id', '=', placed[0] ?? 0)
    .execute();
  for (const [index, { token }] of all.entries()) {
    await addToCart(seeded, token, bag, index + 1);
    const seen = await Promise.all(placed.map((id) => seeded.shop.call(orders.one, { token, params: { id } })));
    expect(seen.map(({ status }) => status)).toEqual(placed.map((_, own) => (own === index && own > 0 ? 200 : 404)));
  }
  const carts = await Promise.all(all.map(({ token }) => cartOf(seeded, token)));
  expect(carts.map(({ cartItems }) => cartItems[0].quantity)).toEqual(all.map((_, index) => index + 1));
  expect(new Set(carts.map(({ id }) => id)).size).toBe(10);
  const [first, second] = all;
  const own = await cartOf(seeded, first?.token ?? '');
  const foreign = await seeded.shop.call(shoppingCart.empty, { token: second?.token, params: { cartId: own.id } });
  expect(foreign.status).toBe(404);
  expect((await seeded.shop.call(guests.openOrder, { body: { token: first?.token } })).status).toBe(400);
});
