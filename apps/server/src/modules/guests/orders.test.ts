import { adminOrders, articles, checkout, ORDER_STATUS as S, orderParts, shoppingCart, users } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aGuest, anOrderOfGuest, detailsOf, openTheShop, orderAsGuest } from '../../../test/builders/guests.ts';
import { aPickupPlace } from '../../../test/builders/place.ts';
import {
  addToCart,
  cartOf,
  checkoutBody,
  moveOrder,
  openStall,
  orderOf,
  someArticle,
  type Stall,
  stockOf,
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

const rowOf = (id: number) =>
  stall.shop.db.selectFrom('sales_order').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const guestsInAll = async () =>
  (await stall.shop.db.selectFrom('user_account').select('id').where('role', '=', 'guest').execute()).length;

describe('a guest', () => {
  it('is created only on request', async () => {
    const before = await guestsInAll();
    expect((await stall.shop.call(users.profile)).data.userData).toMatchObject({
      id: 0,
      role: 'guest',
      canOrder: true,
    });
    await stall.shop.call(articles.quickView, { params: { id: bag } });
    expect(await guestsInAll()).toBe(before);
    const { token, userId } = await aGuest(stall.shop);
    expect(await guestsInAll()).toBe(before + 1);
    const { data } = await stall.shop.call(users.profile, { token });
    expect(data).toMatchObject({
      userData: { id: userId, role: 'guest_buyer', username: '', email: '', companyId: null, canViewPrices: true },
      shippingInfoData: null,
      salesRepresentative: null,
    });
  });

  it('sees retail prices, with and without a token', async () => {
    const { token } = await aGuest(stall.shop);
    for (const input of [{}, { token }]) {
      const { data } = await stall.shop.call(articles.quickView, { params: { id: bag }, ...input });
      expect(data.article ?? data).toMatchObject({ price: 11.7 });
    }
    await addToCart(stall, token, bag, 2);
    expect(await cartOf(stall, token)).toMatchObject({ totalAmount: 23.4, cartItems: [{ price: 11.7 }] });
  });

  it('orders with their own details, at the prices of the shop', async () => {
    const { token, userId } = await aGuest(stall.shop);
    await addToCart(stall, token, bag, 3);
    const { status, data, message } = await orderAsGuest(stall, token);
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
    const order = await orderOf(stall, token, data.orderId);
    expect(order).toMatchObject({ orderer: 'Gošća Gostić', total: data.total, may: ['cancel'] });
    expect(order.history).toMatchObject([{ who: 'Gošća Gostić', to: S.created }]);
    expect((await cartOf(stall, token)).cartItems).toEqual([]);
    const person = await stall.shop.db
      .selectFrom('user_account')
      .selectAll()
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(person).toMatchObject({ username: null, email: null, phone: null, first_name: '', last_name: '' });
  });

  it('picks up the goods without an address and leaves a phone number', async () => {
    const { token } = await aGuest(stall.shop);
    const pickupPlaceId = await aPickupPlace(stall.shop.db, stall.place.townId);
    await addToCart(stall, token, bag);
    const guest = detailsOf(stall, { address: null });
    const { data: options } = await stall.shop.call(checkout.options, { token });
    const way = options.delivery.find((one: { pickupPlaceId: number }) => one.pickupPlaceId === pickupPlaceId);
    const choice = { deliveryMethod: 'pickup', pickupPlaceId, seenTotal: way.totals.total, guest };
    const { data } = await orderAsGuest(stall, token, choice);
    expect((await rowOf(data.orderId)).delivery_address).toMatchObject({
      contactPerson: 'Gošća Gostić',
      phone: '+387 61 222 333',
      street: 'Rodoč bb',
    });
  });

  it('orders once for each idempotency key and can cancel', async () => {
    const { token } = await aGuest(stall.shop);
    await addToCart(stall, token, bag);
    const body = await checkoutBody(stall, token, { guest: detailsOf(stall) });
    const [first, again] = [
      await stall.shop.call(checkout.place, { token, body, key: 'guest-key' }),
      await stall.shop.call(checkout.place, { token, body, key: 'guest-key' }),
    ];
    expect(again.data).toEqual(first.data);
    const { reserved } = await stockOf(stall, bag);
    expect((await moveOrder(stall, token, { id: first.data.orderId, status: S.cancelled })).status).toBe(200);
    expect((await stockOf(stall, bag)).reserved).toBe(reserved - 1);
    const { orderId } = first.data;
    const found = await stall.shop.call(adminOrders.list, {
      token: stall.administrator,
      body: { quickSearch: 'gosca@posta' },
    });
    expect(found.data[0]).toMatchObject({ id: orderId, isGuests: true, orderer: 'Gošća Gostić', companyTitle: null });
    const seen = await stall.shop.call(adminOrders.one, { token: stall.administrator, params: { id: orderId } });
    expect(seen.data.history.at(-1)).toMatchObject({ to: S.cancelled, who: 'Gošća Gostić' });
  });

  it('has orders that cannot be merged, not even with each other', async () => {
    const guest = await aGuest(stall.shop);
    const ids = [await anOrderOfGuest(stall, guest, bag), await anOrderOfGuest(stall, guest, bag)];
    const body = { orders: ids.map((id) => ({ id, version: 2 })) };
    const { status, code } = await stall.shop.call(orderParts.merge, { token: stall.administrator, body });
    expect({ status, code }).toEqual({ status: 409, code: 'orders.merge_differs' });
  });
});

describe('the details of a guest', () => {
  const ordering = async (guest: unknown, more: object = {}) => {
    const { token } = await aGuest(stall.shop);
    await addToCart(stall, token, bag);
    return orderAsGuest(stall, token, { guest, ...more });
  };

  it.each([null, undefined])('400 for %j', async (guest) => {
    const { status, code } = await ordering(guest);
    expect({ status, code }).toEqual({ status: 400, code: 'checkout.guest_details_required' });
  });

  it('400 without an address if the goods are delivered', async () => {
    const { status, errors } = await ordering(detailsOf(stall, { address: null }));
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
    const { status, errors } = await ordering(detailsOf(stall, more));
    expect({ status, field: errors[0]?.field }).toEqual({ status: 400, field });
  });

  it('400 for an unknown town and for one that the shop does not deliver to', async () => {
    const { id: countryId } = await stall.shop.db
      .insertInto('country')
      .values({ code: 'HR', name: JSON.stringify({ bs: 'Hrvatska' }), is_offered: false })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: split } = await stall.shop.db
      .insertInto('town')
      .values({ country_id: countryId, name: JSON.stringify({ bs: 'Split' }), postal_code: '21000', entity: 'FBiH' })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [townId, code] of [
      [2_000_000_000, 'town_unknown'],
      [split, 'country_not_served'],
    ] as const) {
      const { status, errors } = await ordering(detailsOf(stall, { address: { street: 'Riva 1', townId } }));
      expect({ status, errors }).toMatchObject({ status: 400, errors: [{ field: 'guest.address.townId', code }] });
    }
  });

  it('are ignored in an order of a customer with an account, as is a guest’s address id', async () => {
    await addToCart(stall, stall.buyer, bag);
    const body = await checkoutBody(stall, stall.buyer, { guest: detailsOf(stall) });
    const { data } = await stall.shop.call(checkout.place, { token: stall.buyer, body });
    expect((await rowOf(data.orderId)).orderer_email).not.toBe('gosca@posta.test');
    const foreign = await ordering(detailsOf(stall), { addressId: stall.addressId });
    expect((await rowOf(foreign.data.orderId)).delivery_address).toMatchObject({ street: 'Fejićeva 7' });
  });

  it('do not set a price', async () => {
    const { token } = await aGuest(stall.shop);
    await stall.shop.call(shoppingCart.addItem, { token, body: { articleId: bag, quantity: 1, price: 0.01 } });
    expect(await cartOf(stall, token)).toMatchObject({ totalAmount: 11.7 });
    const { status, code } = await orderAsGuest(stall, token, { seenTotal: 0.01 });
    expect({ status, code }).toEqual({ status: 409, code: 'checkout.total_changed' });
  });
});
