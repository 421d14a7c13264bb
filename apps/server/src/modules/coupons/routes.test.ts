import { checkout, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, anAddress, aPerson } from '../../../test/builders/people.ts';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  checkoutBody,
  moveOrder,
  seedShop,
  orderOf,
  placeOrder,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const DAY_MS = 86_400_000;
const from = (days: number): Date => new Date(Date.now() + days * DAY_MS);

interface Terms {
  readonly percent_bp?: number;
  readonly amount?: number;
  readonly minimum_order?: number;
  readonly starts_at?: Date;
  readonly ends_at?: Date;
  readonly uses_allowed?: number;
  readonly uses_per_company?: number;
  readonly first_order_only?: boolean;
  readonly brand_id?: number;
  readonly category_id?: number;
}

/** A coupon that runs now; its id. */
async function aCoupon(code: string, terms: Terms): Promise<number> {
  const { id } = await seeded.shop.db
    .insertInto('coupon')
    .values({ code, starts_at: from(-1), ends_at: from(1), ...terms })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const usesOf = async (id: number): Promise<number> =>
  (await seeded.shop.db.selectFrom('coupon').select('uses').where('id', '=', id).executeTakeFirstOrThrow()).uses;

async function apply(token: string, code: string) {
  const { id } = await cartOf(seeded, token);
  return seeded.shop.call(shoppingCart.applyCode, { token, params: { cartId: id, code: encodeURIComponent(code) } });
}

/** A buyer of a company of its own, with an address to deliver to. */
async function aBuyerOfAnotherCompany(): Promise<string> {
  const companyId = await aCompany(seeded.shop.db, seeded.place);
  await anAddress(seeded.shop.db, { companyId, ...seeded.place });
  return seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId }));
}

describe('a coupon in a cart', () => {
  it('lowers the totals by its percent, in any letter case, and can be removed', async () => {
    const buyer = await anotherBuyer(seeded);
    await aCoupon('POPUST10', { percent_bp: 1_000 });
    await addToCart(seeded, buyer, await someArticle(seeded, 'K-1', { vpc: 3_333 }), 3);
    const applied = await apply(buyer, 'popust10');
    expect(applied).toMatchObject({ status: 200, code: 'cart.code_applied' });
    expect(applied.data).toMatchObject({ couponCode: 'POPUST10', couponNotice: null, discount: 10 });
    expect(applied.data).toMatchObject({ totalAmountWithoutVat: 89.99, totalAmountVat: 15.3, totalAmount: 105.29 });
    const { id } = applied.data;
    const removed = await seeded.shop.call(shoppingCart.removeCode, { token: buyer, params: { cartId: id } });
    expect(removed.data).toMatchObject({ couponCode: null, discount: 0, totalAmountWithoutVat: 99.99 });
  });

  it('answers the same for an unknown, an ended and a future coupon', async () => {
    const buyer = await anotherBuyer(seeded);
    await addToCart(seeded, buyer, await someArticle(seeded, 'K-2'), 1);
    await aCoupon('PROSLO', { amount: 100, starts_at: from(-3), ends_at: from(-2) });
    await aCoupon('BUDUCE', { amount: 100, starts_at: from(2), ends_at: from(3) });
    const replies = await Promise.all(['NEMA', 'PROSLO', 'BUDUCE', '%', "' or 1=1"].map((code) => apply(buyer, code)));
    for (const reply of replies) {
      expect(reply).toMatchObject({ status: 409, code: 'coupons.not_valid' });
      expect(reply.message).toBe(replies[0]?.message);
    }
  });

  it('covers only its brand, or its category with subcategories', async () => {
    const buyer = await anotherBuyer(seeded);
    const [first, second] = [
      await someArticle(seeded, 'K-3', { vpc: 1_000 }),
      await someArticle(seeded, 'K-4', { vpc: 500 }),
    ];
    const { id: top } = await seeded.shop.db
      .insertInto('category')
      .values({ title: JSON.stringify({ bs: 'Vrh' }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: below } = await seeded.shop.db
      .insertInto('category')
      .values({ title: JSON.stringify({ bs: 'Dno' }), parent_category_id: top })
      .returning('id')
      .executeTakeFirstOrThrow();
    await seeded.shop.db
      .insertInto('article_category')
      .values({ article_id: first, category_id: below, position: 9 })
      .execute();
    await aCoupon('VRH50', { percent_bp: 5_000, category_id: top });
    await addToCart(seeded, buyer, second, 1);
    expect((await apply(buyer, 'VRH50')).code).toBe('coupons.nothing_in_scope');
    await addToCart(seeded, buyer, first, 1);
    expect((await apply(buyer, 'VRH50')).data).toMatchObject({ discount: 5, totalAmountWithoutVat: 10 });
  });

  it('stays without effect, and says why, while the cart is below its minimum', async () => {
    const buyer = await anotherBuyer(seeded);
    await aCoupon('OD100', { amount: 2_000, minimum_order: 10_000 });
    const article = await someArticle(seeded, 'K-5', { vpc: 5_000 });
    await addToCart(seeded, buyer, article, 1);
    const early = await apply(buyer, 'OD100');
    expect(early).toMatchObject({ status: 409, code: 'coupons.below_minimum' });
    expect(early.message).toContain('100,00');
    await addToCart(seeded, buyer, article, 1);
    const { data } = await apply(buyer, 'OD100');
    expect(data).toMatchObject({ discount: 20, totalAmountWithoutVat: 80 });
    const items = [{ id: data.cartItems[0].id, quantity: 1 }];
    const { data: less } = await seeded.shop.call(shoppingCart.update, { token: buyer, body: { items } });
    expect(less).toMatchObject({ couponCode: 'OD100', discount: 0, totalAmountWithoutVat: 50 });
    expect(less.couponNotice).toContain('100,00');
  });

  it('404 for the cart of another user', async () => {
    const [mine, theirs] = [await anotherBuyer(seeded), await anotherBuyer(seeded)];
    const { id } = await cartOf(seeded, theirs);
    const params = { cartId: id, code: 'POPUST10' };
    expect((await seeded.shop.call(shoppingCart.applyCode, { token: mine, params })).status).toBe(404);
    expect((await seeded.shop.call(shoppingCart.removeCode, { token: mine, params })).status).toBe(404);
  });
});

describe('an order', () => {
  it('has the total of cart and checkout, stores its discounts by line, and returns the use when it is cancelled', async () => {
    const buyer = await aBuyerOfAnotherCompany();
    const coupon = await aCoupon('TRECINA', { percent_bp: 3_333, uses_allowed: 1 });
    await addToCart(seeded, buyer, await someArticle(seeded, 'K-6', { vpc: 1_001 }), 1);
    await addToCart(seeded, buyer, await someArticle(seeded, 'K-7', { vpc: 20_003 }), 1);
    const { data: cart } = await apply(buyer, 'TRECINA');
    const { data: options } = await seeded.shop.call(checkout.options, { token: buyer });
    expect(options.delivery[0].totals).toMatchObject({ postage: 0, discount: cart.discount, total: cart.totalAmount });
    const { data: placed } = await placeOrder(seeded, buyer);
    expect(placed.total).toBe(cart.totalAmount);
    expect(await usesOf(coupon)).toBe(1);
    const order = await orderOf(seeded, buyer, placed.orderId);
    expect(order).toMatchObject({ couponCode: 'TRECINA', discount: cart.discount, total: cart.totalAmount });
    const byLine = order.orderLines.reduce(
      (all: number, { discount }: { discount: number }) => all + discount * 100,
      0,
    );
    expect(Math.round(byLine)).toBe(Math.round(cart.discount * 100));
    expect(await cartOf(seeded, buyer)).toMatchObject({ cartItems: [], couponCode: null });
    await moveOrder(seeded, buyer, { id: placed.orderId, status: 3 });
    expect(await usesOf(coupon)).toBe(0);
  });

  it('of a private customer has its discount with VAT, and totals that add up', async () => {
    const userId = await aPerson(seeded.shop.db, { role: 'private' });
    await anAddress(seeded.shop.db, { userId, ...seeded.place });
    const person = await seeded.shop.loginAs(userId);
    await aCoupon('PET', { amount: 500 });
    await addToCart(seeded, person, await someArticle(seeded, 'K-8', { vpc: 1_003 }), 3);
    const { data: cart } = await apply(person, 'PET');
    expect(cart.discount).toBe(5);
    const body = await checkoutBody(seeded, person);
    const { data } = await seeded.shop.call(checkout.place, { token: person, body });
    const row = await seeded.shop.db
      .selectFrom('sales_order')
      .selectAll()
      .where('id', '=', data.orderId)
      .executeTakeFirstOrThrow();
    expect(row.total).toBe(Math.round(body.seenTotal * 100));
    expect(row.net).toBe(row.goods_net - row.discount + row.postage_net);
    const lines = await seeded.shop.db
      .selectFrom('sales_order_line')
      .selectAll()
      .where('order_id', '=', row.id)
      .execute();
    expect(lines.reduce((all, { discount }) => all + discount, 0)).toBe(row.discount);
    expect(lines.reduce((all, { net }) => all + net, 0)).toBe(row.goods_net);
  });

  it('is accepted for the first order only, and as often as each company may use it', async () => {
    const buyer = await aBuyerOfAnotherCompany();
    const article = await someArticle(seeded, 'K-9');
    await aCoupon('PRVA', { amount: 10, first_order_only: true });
    await aCoupon('JEDNOM', { amount: 10, uses_per_company: 1 });
    await addToCart(seeded, buyer, article, 1);
    expect((await apply(buyer, 'PRVA')).status).toBe(200);
    expect((await apply(buyer, 'JEDNOM')).status).toBe(200);
    expect((await placeOrder(seeded, buyer)).status).toBe(200);
    await addToCart(seeded, buyer, article, 1);
    expect((await apply(buyer, 'PRVA')).code).toBe('coupons.first_order_only');
    expect((await apply(buyer, 'JEDNOM')).code).toBe('coupons.used_up');
  });
});

describe('the last use', () => {
  it('goes to one of 20 simultaneous orders; the other carts stay as they were', async () => {
    const coupon = await aCoupon('ZADNJI', { amount: 100, uses_allowed: 1 });
    const article = await someArticle(seeded, 'K-10', { stock: 1_000 });
    const carts = [];
    for (let index = 0; index < 20; index += 1) {
      const token = await anotherBuyer(seeded);
      await addToCart(seeded, token, article, 1);
      await apply(token, 'ZADNJI');
      carts.push({ token, body: await checkoutBody(seeded, token) });
    }
    const replies = await Promise.all(carts.map((cart) => seeded.shop.call(checkout.place, cart)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(replies.filter(({ status }) => status !== 200).map(({ status }) => status))).toEqual(new Set([409]));
    expect(await usesOf(coupon)).toBe(1);
    expect((await stockOf(seeded, article)).reserved).toBe(1);
    const loser = carts[replies.findIndex(({ status }) => status === 409)];
    const cart = await cartOf(seeded, loser?.token ?? '');
    expect(cart.cartItems).toHaveLength(1);
    expect(cart).toMatchObject({ discount: 0 });
    expect(cart.couponNotice).not.toBeNull();
  });

  it('of a company goes to one of its buyers who order at the same time', async () => {
    const coupon = await aCoupon('FIRMA', { amount: 100, uses_per_company: 1 });
    const article = await someArticle(seeded, 'K-11', { stock: 1_000 });
    const carts = [];
    for (let index = 0; index < 10; index += 1) {
      const token = await anotherBuyer(seeded);
      await addToCart(seeded, token, article, 1);
      await apply(token, 'FIRMA');
      carts.push({ token, body: await checkoutBody(seeded, token) });
    }
    const replies = await Promise.all(carts.map((cart) => seeded.shop.call(checkout.place, cart)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await usesOf(coupon)).toBe(1);
  });
});
