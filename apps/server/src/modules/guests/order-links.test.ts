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
  openStall,
  orderOf,
  someArticle,
  type Stall,
} from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
let bag: number;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
  await openTheShop(stall.shop);
  bag = await someArticle(stall, 'G-1', { vpc: 10_00, stock: 1_000 });
});
afterAll(() => stall.shop.close());

describe('the link of a mail', () => {
  const newOrder = async () => anOrderOfGuest(stall, await aGuest(stall.shop), bag);

  it.each(['', ' ', null, undefined, [], ['x'], {}, 7, 'short', `${'a'.repeat(42)} `, 'ž'.repeat(43)])(
    '400 for %j',
    async (token) => {
      expect((await openLink(stall.shop, token)).status).toBe(400);
    },
  );

  it('404 for an unknown link, and after 90 days', async () => {
    const unknown = await openLink(stall.shop, 'a'.repeat(43));
    expect(unknown).toMatchObject({ status: 404, code: 'guests.link_unknown' });
    const link = await linkTo(stall.shop, await newOrder());
    await stall.shop.db.updateTable('order_link').set({ expires_at: stall.shop.now() }).execute();
    expect(await openLink(stall.shop, link)).toMatchObject({ status: 404, code: 'guests.link_unknown' });
  });

  it('opens only that order and its documents, for a day, and allows its cancellation', async () => {
    const guest = await aGuest(stall.shop);
    const [id, other] = [await anOrderOfGuest(stall, guest, bag), await anOrderOfGuest(stall, guest, bag)];
    const token = await anOrderLinkSession(stall.shop, id);
    expect(await orderOf(stall, token, id)).toMatchObject({ id, orderer: 'Gošća Gostić', may: ['cancel'] });
    expect((await stall.shop.call(orderDocuments.list, { token, params: { id } })).data).toContain('confirmation');
    const document = await stall.shop.call(orderDocuments.one, { token, params: { id, kind: 'confirmation' } });
    expect(document).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    for (const route of [orders.one, orderDocuments.list]) {
      expect((await stall.shop.call(route, { token, params: { id: other } })).status).toBe(404);
    }
    expect((await moveOrder(stall, token, { id: other, status: S.cancelled })).status).toBe(404);
    expect((await moveOrder(stall, token, { id, status: S.cancelled })).status).toBe(200);
    const cancelled = await orderOf(stall, await anOrderLinkSession(stall.shop, id), id);
    expect(cancelled).toMatchObject({ status: S.cancelled, may: [] });
  });

  it('opens the order in a closed shop as well', async () => {
    const id = await newOrder();
    const link = await linkTo(stall.shop, id);
    await closeTheShop(stall.shop);
    const { data } = await openLink(stall.shop, link);
    expect(await orderOf(stall, data.token, id)).toMatchObject({ id });
    await openTheShop(stall.shop);
  });

  it('does not open an order of a customer with an account', async () => {
    await addToCart(stall, stall.buyer, bag);
    const body = await checkoutBody(stall, stall.buyer);
    const { data } = await stall.shop.call(checkout.place, { token: stall.buyer, body });
    expect(await openLink(stall.shop, await linkTo(stall.shop, data.orderId))).toMatchObject({ status: 404 });
  });
});

it('none of ten guests sees anything of the others', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => aGuest(stall.shop)));
  // One after the other: ten at once are more than a shop with eight connections takes on a busy machine.
  const placed: number[] = [];
  for (const guest of all) placed.push(await anOrderOfGuest(stall, guest, bag));
  await stall.shop.db
    .updateTable('sales_order')
    .set({ user_id: null })
    .where('id', '=', placed[0] ?? 0)
    .execute();
  for (const [index, { token }] of all.entries()) {
    await addToCart(stall, token, bag, index + 1);
    const seen = await Promise.all(placed.map((id) => stall.shop.call(orders.one, { token, params: { id } })));
    expect(seen.map(({ status }) => status)).toEqual(placed.map((_, own) => (own === index && own > 0 ? 200 : 404)));
  }
  const carts = await Promise.all(all.map(({ token }) => cartOf(stall, token)));
  expect(carts.map(({ cartItems }) => cartItems[0].quantity)).toEqual(all.map((_, index) => index + 1));
  expect(new Set(carts.map(({ id }) => id)).size).toBe(10);
  const [first, second] = all;
  const own = await cartOf(stall, first?.token ?? '');
  const foreign = await stall.shop.call(shoppingCart.empty, { token: second?.token, params: { cartId: own.id } });
  expect(foreign.status).toBe(404);
  expect((await stall.shop.call(guests.openOrder, { body: { token: first?.token } })).status).toBe(400);
});
