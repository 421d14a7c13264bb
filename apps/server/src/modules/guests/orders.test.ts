import { adminOrders, articles, checkout, ORDER_STATUS as S, orderParts, shoppingCart, users } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGuest, anOrderOfGuest, detailsOf, openTheShop, orderAsGuest } from '../../../test/builders/guests.ts';
import { aPickupPlace } from '../../../test/builders/place.ts';
import {
  addToCart,
  cartOf,
  checkoutBody,
  moveOrder,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
  stockOf,
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

const rowOf = (id: number) =>
  seeded.shop.db.selectFrom('sales_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const guestsInAll = async () =>
  (await seeded.shop.db.selectFrom('user_account').select('id').where('role', '=', 'guest').execute()).length;

describe('a guest', () => {
  it('is created only on request', async () => {
    const before = await guestsInAll();
    expect((await seeded.shop.call(users.profile)).data.userData).toMatchObject({
      id: 0,
      role: 'guest',
      canOrder: true,
    });
    await seeded.shop.call(articles.quickView, { params: { id: bag } });
    expect(await guestsInAll()).toBe(before);
    const { token, userId } = await aGuest(seeded.shop);
    expect(await guestsInAll()).toBe(before + 1);
    const { data } = await seeded.shop.call(users.profile, { token });
    expect(data).toMatchObject({
      userData: { id: userId, role: 'guest_buyer', username: '', email: '', companyId: null, canViewPrices: true },
      shippingInfoData: null,
      salesRepresentative: null,
    });
  });

  it('sees retail prices, with and without a token', async () => {
    const { token } = await aGuest(seeded.shop);
    for (const input of [{}, { token }]) {
      const { data } = await seeded.shop.call(articles.quickView, { params: { id: bag }, ...input });
      expect(data.article ?? data).toMatchObject({ price: 11.7 });
    }
    await addToCart(seeded, token, bag, 2);
    expect(await cartOf(seeded, token)).toMatchObject({ totalAmount: 23.4, cartItems: [{ price: 11.7 }] });
  });

  it('orders with their own details, at the prices of the shop', async () => {
    const { token, userId } = await aGuest(seeded.shop);
    await addToCart(seeded, token, bag, 3);
    const { status, data, message } = await orderAsGuest(seeded, token);
    expect({ status, data }).toMatchObject({ status: 200, data: { status: S.created } });
    expect(message).toContain(data.number);
    expect(await rowOf(data.orderId)).toMatchObject({
      user_id: userId,
      company_id: null,
      orderer_name: 'Gošća Gostić',
      orderer_email: 'gosca@posta.test',
      delivery_address: {
        contactPerson: 'Gošća Gostić',
        phone: '+387 61 222 333',
        street: 'Fejićeva 7',
        town: 'Mostar',
        postalCode: '88000',
        country: 'Bosna i Hercegovina',
        note: null,
      },
    });
    const order = await orderOf(seeded, token, data.orderId);
    expect(order).toMatchObject({ orderer: 'Gošća Gostić', total: data.total, may: ['cancel'] });
    expect(order.history).toMatchObject([{ who: 'Gošća Gostić', to: S.created }]);
    expect((await cartOf(seeded, token)).cartItems).toEqual([]);
    const person = await seeded.shop.db
      .selectFrom('user_account')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({ username: null, email: null, phone: null, first_name: '', last_name: '' });
  });

  it('picks up the goods without an address and leaves a phone number', async () => {
    const { token } = await aGuest(seeded.shop);
    const pickupPlaceId = await aPickupPlace(seeded.shop.db, seeded.place.townId);
    await addToCart(seeded, token, bag);
    const guest = detailsOf(seeded, { address: null });
    const { data: options } = await seeded.shop.call(checkout.options, { token });
    const way = options.delivery.find((one: { pickupPlaceId: number }) => one.pickupPlaceId === pickupPlaceId);
    const choice = { deliveryMethod: 'pickup', pickupPlaceId, seenTotal: way.totals.total, guest };
    const { data } = await orderAsGuest(seeded, token, choice);
    expect((await rowOf(data.orderId)).delivery_address).toMatchObject({
      contactPerson: 'Gošća Gostić',
      phone: '+387 61 222 333',
      street: 'Rodoč bb',
    });
  });

  it('orders once for each idempotency key and can cancel', async () => {
    const { token } = await aGuest(seeded.shop);
    await addToCart(seeded, token, bag);
    const body = await checkoutBody(seeded, token, { guest: detailsOf(seeded) });
    const [first, again] = [
      await seeded.shop.call(checkout.place, { token, body, key: 'guest-key' }),
      await seeded.shop.call(checkout.place, { token, body, key: 'guest-key' }),
    ];
    expect(again.data).toEqual(first.data);
    const { reserved } = await stockOf(seeded, bag);
    expect((await moveOrder(seeded, token, { id: first.data.orderId, status: S.cancelled })).status).toBe(200);
    expect((await stockOf(seeded, bag)).reserved).toBe(reserved - 1);
    const { orderId } = first.data;
    const found = await seeded.shop.call(adminOrders.list, {
      token: seeded.administrator,
      body: { quickSearch: 'gosca@posta' },
    });
    expect(found.data[0]).toMatchObject({ id: orderId, isGuests: true, orderer: 'Gošća Gostić', companyTitle: null });
    const seen = await seeded.shop.call(adminOrders.one, { token: seeded.administrator, params: { id: orderId } });
    expect(seen.data.history.at(-1)).toMatchObject({ to: S.cancelled, who: 'Gošća Gostić' });
  });

  it('has orders that cannot be merged, not even with each other', async () => {
    const guest = await aGuest(seeded.shop);
    const ids = [await anOrderOfGuest(seeded, guest, bag), await anOrderOfGuest(seeded, guest, bag)];
    const body = { orders: ids.map((id) => ({ id, version: 2 })) };
    const { status, code } = await seeded.shop.call(orderParts.merge, { token: seeded.administrator, body });
    expect({ status, code }).toEqual({ status: 409, code: 'orders.merge_differs' });
  });
});

describe('the details of a guest', () => {
  const ordering = async (guest: unknown, more: object = {}) => {
    const { token } = await aGuest(seeded.shop);
    await addToCart(seeded, token, bag);
    return orderAsGuest(seeded, token, { guest, ...more });
  };

  it.each([null, undefined])('400 for %j', async (guest) => {
    const { status, code } = await ordering(guest);
    expect({ status, code }).toEqual({ status: 400, code: 'checkout.guest_details_required' });
  });

  it('400 without an address if the goods are delivered', async () => {
    const { status, errors } = await ordering(detailsOf(seeded, { address: null }));
    expect({ status, errors }).toMatchObject({
      status: 400,
      errors: [{ field: 'guest.address', code: 'address_required' }],
    });
  });

  it.each([
    ['guest.firstName', { firstName: ' ' }],
    ['guest.email', { email: 'nobody' }],
    ['guest.email', { email: 'a@b.test\nBcc: c@d.test' }],
    ['guest.phoneNumber', { phoneNumber: 'call me' }],
  ])('400 with a faulty %s', async (field, more) => {
    const { status, errors } = await ordering(detailsOf(seeded, more));
    expect({ status, field: errors[0]?.field }).toEqual({ status: 400, field });
  });

  it('400 for an unknown town and for one that the shop does not deliver to', async () => {
    const { id: countryId } = await seeded.shop.db
      .insertInto('country')
      .values({ code: 'HR', name: JSON.stringify({ bs: 'Hrvatska' }), is_offered: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: split } = await seeded.shop.db
      .insertInto('town')
      .values({ country_id: countryId, name: JSON.stringify({ bs: 'Split' }), postal_code: '21000', entity: 'FBiH' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [townId, code] of [
      [2_000_000_000, 'town_unknown'],
      [split, 'country_not_served'],
    ] as const) {
      const { status, errors } = await ordering(detailsOf(seeded, { address: { street: 'Riva 1', townId } }));
      expect({ status, errors }).toMatchObject({ status: 400, errors: [{ field: 'guest.address.townId', code }] });
    }
  });

  it('are ignored in an order of a customer with an account, as is a guest’s address id', async () => {
    await addToCart(seeded, seeded.buyer, bag);
    const body = await checkoutBody(seeded, seeded.buyer, { guest: detailsOf(seeded) });
    const { data } = await seeded.shop.call(checkout.place, { token: seeded.buyer, body });
    expect((await rowOf(data.orderId)).orderer_email).not.toBe('gosca@posta.test');
    const foreign = await ordering(detailsOf(seeded), { addressId: seeded.addressId });
    expect((await rowOf(foreign.data.orderId)).delivery_address).toMatchObject({ street: 'Fejićeva 7' });
  });

  it('do not set a price', async () => {
    const { token } = await aGuest(seeded.shop);
    await seeded.shop.call(shoppingCart.addItem, { token, body: { articleId: bag, quantity: 1, price: 0.01 } });
    expect(await cartOf(seeded, token)).toMatchObject({ totalAmount: 11.7 });
    const { status, code } = await orderAsGuest(seeded, token, { seenTotal: 0.01 });
    expect({ status, code }).toEqual({ status: 409, code: 'checkout.total_changed' });
  });
});
