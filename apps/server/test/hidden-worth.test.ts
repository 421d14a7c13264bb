import { checkout, orders, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from './builders/people.ts';
import { aCarrier, withSetting } from './builders/place.ts';
import {
  addToCart,
  cartOf,
  checkoutBody,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
} from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/**
 * A limit of worth says to a buyer without prices what a piece costs, once they know how many pieces reach it. Each question that is asked
 * here is answered alike on both sides of the limit, or costs an order.
 */
const DAY_MS = 86_400_000;

let seeded: SeededShop;
let dear: number;
let cheap: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ limitsRates: true }));
  const { db } = seeded.shop;
  await withSetting(db, 'allowOrderingStockZero', true);
  await aCarrier(db, { rates: [[1_000_000_000, 500]] });
  seeded.shop.wait(2_000);
  dear = await someArticle(seeded, 'DEAR', { vpc: 1_800_000_00, stock: 100_000 });
  cheap = await someArticle(seeded, 'CHEAP', { vpc: 1_00, stock: 100 });
});
afterAll(() => seeded.shop.close());

const person = async (canViewPrices: boolean): Promise<string> =>
  seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId: seeded.companyId, canViewPrices }));

async function setQuantity(token: string, quantity: number) {
  const { cartItems } = await cartOf(seeded, token);
  const items = [{ id: cartItems[0].id, quantity }];
  return seeded.shop.call(shoppingCart.update, { token, body: { items } });
}

/** What a cart of so many pieces looks like, without the quantity itself, its weight and what counts each change. */
async function askedFor(token: string, quantity: number): Promise<string> {
  const { status, code, data } = await setQuantity(token, quantity);
  const { data: options, ...reply } = await seeded.shop.call(checkout.options, { token });
  const cart = {
    ...data,
    version: 0,
    weightG: 0,
    cartItems: data?.cartItems.map((item: object) => ({ ...item, quantity: 0 })),
  };
  return JSON.stringify([status, code, cart, reply.status, { ...options, cartVersion: 0 }]);
}

it('a cart and the ways to deliver it are the same below and above the largest total, to who sees no prices', async () => {
  const [blind, seeing] = [await person(false), await person(true)];
  for (const token of [blind, seeing]) await addToCart(seeded, token, dear, 9);
  expect((await setQuantity(seeing, 10)).code).toBe('cart.total_too_high');
  expect(await askedFor(blind, 10)).toBe(await askedFor(blind, 9));
  expect(await askedFor(blind, 9_999)).toBe(await askedFor(blind, 9));
  expect((await setQuantity(blind, 10)).status).toBe(200);
  expect((await addToCart(seeded, blind, dear, 500)).status).toBe(200);
});

it('an order is refused five times, then every order of the buyer for a day', async () => {
  const blindId = await aPerson(seeded.shop.db, { companyId: seeded.companyId, canViewPrices: false });
  const [blind, other] = [await seeded.shop.loginAs(blindId), await person(false)];
  await addToCart(seeded, blind, dear, 10);
  for (let count = 0; count < 5; count += 1)
    expect(await placeOrder(seeded, blind)).toMatchObject({ status: 409, code: 'cart.total_too_high' });
  await setQuantity(blind, 1);
  expect(await placeOrder(seeded, blind)).toMatchObject({ status: 429, code: 'request.too_many' });
  await addToCart(seeded, other, dear, 1);
  expect((await placeOrder(seeded, other)).status).toBe(200);
  const body = await checkoutBody(seeded, blind);
  const node = await seeded.shop.openNode();
  expect((await node(checkout.place, { token: blind, body })).status).toBe(429);
  seeded.shop.wait(DAY_MS);
  const nextDay = await seeded.shop.loginAs(blindId);
  expect((await placeOrder(seeded, nextDay)).status).toBe(200);
});

it('a code is on the cart and the order shows none, whether its minimum is reached or not', async () => {
  await seeded.shop.db
    .insertInto('coupon')
    .values({
      code: 'OD100',
      amount: 1_000,
      minimum_order: 100_00,
      starts_at: new Date(0),
      ends_at: new Date('2100-01-01'),
    })
    .execute();
  const [blind, seeing] = [await person(false), await person(true)];
  const apply = async (token: string) =>
    seeded.shop.call(shoppingCart.applyCode, {
      token,
      params: { cartId: (await cartOf(seeded, token)).id, code: 'OD100' },
    });
  for (const token of [blind, seeing]) await addToCart(seeded, token, cheap, 99);
  expect((await apply(seeing)).code).toBe('coupons.below_minimum');
  expect((await apply(blind)).data).toMatchObject({ couponCode: 'OD100', couponNotice: null, discount: null });
  expect(await askedFor(blind, 99)).toBe(await askedFor(blind, 100));
  const placed = async (token: string) => {
    const { data } = await placeOrder(seeded, token);
    return (await seeded.shop.call(orders.one, { token, params: { id: data.orderId } })).data;
  };
  expect((await placed(blind)).couponCode).toBeNull();
  await addToCart(seeded, seeing, cheap, 1);
  expect((await apply(seeing)).data).toMatchObject({ couponCode: 'OD100', discount: 10 });
  expect((await placed(seeing)).couponCode).toBe('OD100');
  const kept = seeded.shop.db.selectFrom('sales_order').select('coupon_code').where('coupon_code', '=', 'OD100');
  expect(await kept.execute()).toHaveLength(2);
});
