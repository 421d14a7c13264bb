import { checkout } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCompany, anAddress, aPerson } from '../../../test/builders/people.ts';
import { aCarrier, aPickupPlace } from '../../../test/builders/place.ts';
import {
  addToCart,
  anotherBuyer,
  cartOf,
  checkoutBody,
  seedShop,
  orderOf,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let expressPostId: number;
let pickupPlaceId: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  expressPostId = await aCarrier(seeded.shop.db, {
    rates: [
      [5_000, 700],
      [20_000, 1_200],
    ],
  });
  pickupPlaceId = await aPickupPlace(seeded.shop.db, seeded.place.townId);
});
afterAll(() => seeded.shop.close());

const options = async (token: string) => (await seeded.shop.call(checkout.options, { token })).data;
const placed = (token: string, body: unknown) => seeded.shop.call(checkout.place, { token, body });

/** A new buyer with so many pieces of a new article in the cart. */
async function aBuyerWith(code: string, quantity: number, more: Parameters<typeof someArticle>[2] = {}) {
  const buyer = await anotherBuyer(seeded);
  const article = await someArticle(seeded, code, more);
  await addToCart(seeded, buyer, article, quantity);
  return { buyer, article };
}

describe('the options', () => {
  it('offer each way of delivery with what the order costs by it, and cash and transfer', async () => {
    const { buyer } = await aBuyerWith('O-1', 2, { vpc: 1_000, weightG: 3_000 });
    const { delivery, paymentTypes, paymentTermDays, remembered, addresses } = await options(buyer);
    expect(delivery).toMatchObject([
      { method: 'own', title: 'Vlastita dostava', totals: { postage: 0, net: 20, vat: 3.4, total: 23.4 } },
      { method: 'express', expressPostId, totals: { postage: 12, net: 32, vat: 5.44, total: 37.44 } },
      { method: 'pickup', pickupPlaceId, place: { town: 'Mostar' }, totals: { total: 23.4 } },
    ]);
    expect(paymentTypes).toEqual([1, 3]);
    expect(paymentTermDays).toBe(30);
    expect(addresses).toHaveLength(1);
    expect(remembered).toBeNull();
  });

  it('deliver free from the amount on, counted with VAT', async () => {
    const below = await aBuyerWith('O-2', 1, { vpc: 128_20 });
    const enough = await aBuyerWith('O-3', 1, { vpc: 128_21 });
    const express = async (token: string) => (await options(token)).delivery[1].totals;
    expect(await express(below.buyer)).toMatchObject({ postage: 7 });
    expect(await express(enough.buyer)).toMatchObject({ postage: 0, total: 150.01 });
  });

  it('leave out an express post for what is too heavy for it', async () => {
    const { buyer } = await aBuyerWith('O-4', 1, { weightG: 20_001 });
    expect((await options(buyer)).delivery.map(({ method }: { method: string }) => method)).toEqual(['own', 'pickup']);
  });

  it('remember what was chosen last time', async () => {
    const { buyer, article } = await aBuyerWith('O-5', 1);
    const { seenTotal: _, ...body } = await checkoutBody(seeded, buyer, { deliveryMethod: 'pickup', pickupPlaceId });
    const choice = { ...body, addressId: null, paymentTypeId: 3, seenTotal: 11.7 };
    expect((await placed(buyer, choice)).status).toBe(200);
    await addToCart(seeded, buyer, article);
    expect((await options(buyer)).remembered).toEqual({
      addressId: null,
      deliveryMethod: 'pickup',
      expressPostId: null,
      pickupPlaceId,
      paymentTypeId: 3,
    });
  });
});

describe('an order', () => {
  it('keeps what the cart cost, sets the goods aside and empties the cart', async () => {
    const { buyer, article } = await aBuyerWith('P-1', 3, { vpc: 33_33, weightG: 1_500 });
    const cart = await cartOf(seeded, buyer);
    const reply = await placeOrder(seeded, buyer, { note: 'Zvati prije', customerReference: 'NAR-7' });
    expect(reply).toMatchObject({ status: 200, code: 'orders.placed', data: { status: 1, total: cart.totalAmount } });
    const year = seeded.shop.now().getFullYear();
    expect(reply.data.number).toMatch(new RegExp(`^${year}-\\d{6}$`));
    const order = await orderOf(seeded, buyer, reply.data.orderId);
    expect(order).toMatchObject({
      orderNumber: reply.data.number,
      amountWithoutVat: cart.totalAmountWithoutVat,
      vat: cart.totalAmountVat,
      total: cart.totalAmount,
      postage: 0,
      weightG: 4_500,
      note: 'Zvati prije',
      customerReference: 'NAR-7',
      deliveryAddress: { contactPerson: 'Ivo Ivić', town: 'Mostar', postalCode: '88000' },
      vatRates: [{ rate: 17, base: 99.99, vat: 17 }],
      orderLines: [{ articleId: article, code: 'P-1', quantity: 3, reserved: 3, price: 33.33, amount: 99.99 }],
      history: [{ from: null, to: 1 }],
      may: ['cancel'],
    });
    expect((await cartOf(seeded, buyer)).cartItems).toEqual([]);
  });

  it('stays as it was whatever happens to its article and its address', async () => {
    const { buyer, article } = await aBuyerWith('P-2', 1);
    const { data } = await placeOrder(seeded, buyer);
    const before = await orderOf(seeded, buyer, data.orderId);
    await seeded.shop.db
      .updateTable('article')
      .set({ vpc: 1, code: 'P-2-NEW', title: JSON.stringify({ bs: 'Drugo' }) })
      .where('id', '=', article)
      .execute();
    await seeded.shop.db.updateTable('address').set({ street: 'Druga' }).where('id', '=', seeded.addressId).execute();
    expect(await orderOf(seeded, buyer, data.orderId)).toEqual(before);
  });

  it('of a private customer has its VAT inside, and its lines add up to the net', async () => {
    const userId = await aPerson(seeded.shop.db, { role: 'private' });
    const token = await seeded.shop.loginAs(userId);
    await anAddress(seeded.shop.db, { userId, townId: seeded.place.townId });
    const articles = [await someArticle(seeded, 'P-3', { vpc: 333 }), await someArticle(seeded, 'P-4', { vpc: 777 })];
    for (const article of articles) await addToCart(seeded, token, article, 3);
    const { delivery } = await options(token);
    const choice = { deliveryMethod: 'express', expressPostId, seenTotal: delivery[1].totals.total };
    const { data } = await placeOrder(seeded, token, choice);
    const order = await orderOf(seeded, token, data.orderId);
    expect(order).toMatchObject({ total: 3 * 3.9 + 3 * 9.09 + 8.19, postage: 8.19 });
    const stored = await seeded.shop.db
      .selectFrom('sales_order_line')
      .select(({ fn }) => fn.sum<number>('net').as('net'))
      .where('order_id', '=', data.orderId)
      .executeTakeFirstOrThrow();
    expect(Number(stored.net) + 700).toBe(Math.round(order.amountWithoutVat * 100));
  });

  it('is answered without an amount to a person who may not see prices', async () => {
    const token = await seeded.shop.loginAs(
      await aPerson(seeded.shop.db, { companyId: seeded.companyId, canViewPrices: false }),
    );
    await addToCart(seeded, token, await someArticle(seeded, 'P-5', { vpc: 86_11 }), 1);
    expect((await options(token)).delivery[0].totals).toEqual({
      postage: null,
      discount: null,
      net: null,
      vat: null,
      total: null,
    });
    const reply = await placeOrder(seeded, token, { seenTotal: 1 });
    expect(reply.data).toMatchObject({ status: 1, total: null });
    const order = await orderOf(seeded, token, reply.data.orderId);
    expect(order).toMatchObject({ total: null, vat: null, vatRates: [{ base: null }], orderLines: [{ price: null }] });
    expect(JSON.stringify([reply, order])).not.toMatch(/86[.,]11|100[.,]75/);
  });
});

describe('is refused', () => {
  it('409 without a line in the cart', async () => {
    const buyer = await anotherBuyer(seeded);
    expect(await placeOrder(seeded, buyer)).toMatchObject({ status: 409, code: 'checkout.empty' });
  });

  it('403 to a person who may not order', async () => {
    const { shop, companyId } = seeded;
    const token = await shop.loginAs(await aPerson(shop.db, { companyId, canOrder: false }));
    await addToCart(seeded, token, await someArticle(seeded, 'R-1'), 1);
    expect(await placeOrder(seeded, token)).toMatchObject({ status: 403, code: 'checkout.may_not_order' });
  });

  it.each([
    [{ termsAccepted: false }, 'checkout.terms_required'],
    [{ termsAccepted: undefined }, 'checkout.terms_required'],
    [{ addressId: null }, 'checkout.address_required'],
    [{ paymentTypeId: 2 }, 'checkout.payment_unknown'],
    [{ deliveryMethod: 'express' }, 'checkout.delivery_unknown'],
    [{ deliveryMethod: 'pickup', pickupPlaceId: 2_000_000 }, 'checkout.delivery_unknown'],
  ])('400 with %j', async (choice, code) => {
    const { buyer } = await aBuyerWith(`R-${JSON.stringify(choice)}`.slice(0, 30), 1);
    expect(await placeOrder(seeded, buyer, choice)).toMatchObject({ status: 400, code });
    expect((await cartOf(seeded, buyer)).cartItems).toHaveLength(1);
  });

  it('404 to an address of another company', async () => {
    const foreign = await anAddress(seeded.shop.db, {
      companyId: await aCompany(seeded.shop.db, seeded.place),
      townId: seeded.place.townId,
    });
    const { buyer } = await aBuyerWith('R-2', 1);
    expect(await placeOrder(seeded, buyer, { addressId: foreign })).toMatchObject({ status: 404 });
  });

  it('409 where the cart was changed in another tab', async () => {
    const { buyer, article } = await aBuyerWith('R-3', 1);
    const body = await checkoutBody(seeded, buyer);
    await addToCart(seeded, buyer, article, 1);
    expect(await placed(buyer, body)).toMatchObject({ status: 409, code: 'checkout.cart_changed' });
  });

  it('409 with the new total where a price changed meanwhile', async () => {
    const { buyer, article } = await aBuyerWith('R-4', 1, { vpc: 1_000 });
    const body = await checkoutBody(seeded, buyer);
    await seeded.shop.db.updateTable('article').set({ vpc: 2_000 }).where('id', '=', article).execute();
    const refused = await placed(buyer, body);
    expect(refused).toMatchObject({ status: 409, code: 'checkout.total_changed' });
    expect(refused.message).toContain('23,40');
    const agreed = { ...body, seenTotal: 23.4, note: null, customerReference: '' };
    expect(await placed(buyer, agreed)).toMatchObject({ status: 200, data: { total: 23.4 } });
  });

  it('409 naming the line that went off sale', async () => {
    const { buyer, article } = await aBuyerWith('R-5', 1);
    await seeded.shop.db.updateTable('article').set({ disable_selling: true }).where('id', '=', article).execute();
    const reply = await placeOrder(seeded, buyer);
    expect(reply).toMatchObject({ status: 409, code: 'checkout.not_sellable' });
    expect(reply.errors[0]?.message).toContain('R-5');
  });

  it('409 naming each short line with what is available, and nothing is taken', async () => {
    const { buyer, article } = await aBuyerWith('R-6', 4);
    await seeded.shop.db.updateTable('stock_level').set({ on_hand: 3 }).where('article_id', '=', article).execute();
    await addToCart(seeded, buyer, await someArticle(seeded, 'R-7'), 1);
    const reply = await placeOrder(seeded, buyer);
    expect(reply).toMatchObject({ status: 409, code: 'checkout.short' });
    expect(reply.message).toContain('R-6 (3)');
    const { reserved } = await seeded.shop.db
      .selectFrom('stock_level')
      .select('reserved')
      .where('article_id', '=', article)
      .executeTakeFirstOrThrow();
    expect(reserved).toBe(0);
  });

  it.each([{ total: 1 }, { companyId: 1 }, { status: 5 }])(
    '400 with a field %j that nobody asked for',
    async (more) => {
      const { buyer } = await aBuyerWith(`R-8${JSON.stringify(more)}`, 1);
      expect((await placeOrder(seeded, buyer, more)).status).toBe(400);
    },
  );
});
