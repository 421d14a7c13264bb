import { checkout, orderApprovals, orders } from '@sjaj/contract';
import { businessDate, weekday } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { aCarrier, aPickupPlace, withSetting } from '../../../test/builders/place.ts';
import {
  addToCart,
  anotherBuyer,
  seedShop,
  orderOf,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await withSetting(seeded.shop.db, 'allowOrderingStockZero', true);
  seeded.shop.wait(2_000);
  await aCarrier(seeded.shop.db, { rates: [[20_000, 1_200]] });
  await aPickupPlace(seeded.shop.db, seeded.place.townId);
});
afterAll(() => seeded.shop.close());

/** A new buyer with five pieces of a new article in the cart. */
async function aBuyer(code: string, stock: number): Promise<string> {
  const buyer = await anotherBuyer(seeded);
  await addToCart(seeded, buyer, await someArticle(seeded, code, { stock }), 5);
  return buyer;
}

const options = async (token: string) => (await seeded.shop.call(checkout.options, { token })).data;

it('tells the days of arrival by each method, and until when they hold', async () => {
  const { delivery, cutOff } = await options(await aBuyer('D-1', 5));
  expect(delivery.map(({ method }: { method: string }) => method)).toEqual(['own', 'express', 'pickup']);
  const today = businessDate(seeded.shop.now());
  for (const { arrives } of delivery) expect(arrives.from > today && arrives.to >= arrives.from).toBe(true);
  expect(cutOff.hour).toBe(13);
  expect(cutOff.on >= today).toBe(true);
});

it('promises no day where a line is short', async () => {
  const { delivery } = await options(await aBuyer('D-2', 4));
  expect(delivery.map(({ arrives }: { arrives: unknown }) => arrives)).toEqual([null, null, null]);
});

it('copies the days that the buyer saw into the order, and keeps them when the calendar changes', async () => {
  const buyer = await aBuyer('D-3', 5);
  const [own] = (await options(buyer)).delivery;
  const { orderId } = (await placeOrder(seeded, buyer)).data;
  await withSetting(seeded.shop.db, 'orderCutOffHour', 1);
  seeded.shop.wait(2_000);
  expect(own.arrives).not.toBeNull();
  expect((await orderOf(seeded, buyer, orderId)).arrives).toEqual(own.arrives);
});

it('promises no day for an order that waits for stock, nor for one that has ended', async () => {
  const waiting = await aBuyer('D-4', 4);
  const placed = (await placeOrder(seeded, waiting)).data;
  expect(await orderOf(seeded, waiting, placed.orderId)).toMatchObject({ waitsFor: 'stock', arrives: null });
  const buyer = await aBuyer('D-5', 5);
  const { orderId } = (await placeOrder(seeded, buyer)).data;
  const { version, arrives } = await orderOf(seeded, buyer, orderId);
  expect(arrives).not.toBeNull();
  const body = { orderId, version, status: 3, reason: 'Greška' };
  expect((await seeded.shop.call(orders.updateStatus, { token: buyer, body })).status).toBe(200);
  expect((await orderOf(seeded, buyer, orderId)).arrives).toBeNull();
  for (const status of [3, 5]) {
    await seeded.shop.db.updateTable('sales_order').set({ status }).where('id', '=', orderId).execute();
    expect((await orderOf(seeded, buyer, orderId)).arrives).toBeNull();
  }
});

it('copies the route of the town into the order, which keeps its day when the route changes', async () => {
  const { db } = seeded.shop;
  const route = (days: number[]) =>
    db.updateTable('town').set({ delivery_weekdays: days }).where('id', '=', seeded.place.townId).execute();
  await route([2, 4]);
  const buyer = await aBuyer('D-6', 5);
  const [own] = (await options(buyer)).delivery;
  const { orderId } = (await placeOrder(seeded, buyer)).data;
  expect([2, 4]).toContain(weekday(own.arrives.to));
  expect((await orderOf(seeded, buyer, orderId)).arrives).toEqual(own.arrives);
  await route([]);
  expect((await orderOf(seeded, buyer, orderId)).arrives).toEqual(own.arrives);
});

it('says of an order that waits for approval on which day it comes if it is approved in time, and promises it then', async () => {
  const { shop, companyId } = seeded;
  const article = await someArticle(seeded, 'D-7', { vpc: 100_00, stock: 9 });
  const buyerId = await aPerson(shop.db, { companyId });
  await shop.db.updateTable('user_account').set({ order_limit: 50_00 }).where('id', '=', buyerId).execute();
  const buyer = await shop.loginAs(buyerId);
  const admin = await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId }));
  await addToCart(seeded, buyer, article, 1);
  const { cutOff, delivery } = await options(buyer);
  const { orderId } = (await placeOrder(seeded, buyer)).data;
  const days = delivery[0].arrives;
  expect(await orderOf(seeded, buyer, orderId)).toMatchObject({
    waitsFor: 'approval',
    arrives: null,
    arrivesOnceReleased: { days, cutOff },
  });
  const body = { version: 1, decision: 'approve' as const, lines: [] };
  await shop.call(orderApprovals.decide, { token: admin, params: { id: orderId }, body });
  expect(await orderOf(seeded, buyer, orderId)).toMatchObject({ arrives: days, arrivesOnceReleased: null });
});

it('names a pickup place and its street in the script of the reader, as does the order', async () => {
  const buyer = await aBuyer('D-20', 5);
  const { data } = await seeded.shop.call(checkout.options, { token: buyer, language: 'sr-Cyrl' });
  const pickup = data.delivery.at(-1);
  expect(pickup).toMatchObject({ title: 'Пословница', place: { street: 'Родоч бб' } });
  const { pickupPlaceId } = pickup;
  const { orderId } = (await placeOrder(seeded, buyer, { deliveryMethod: 'pickup', pickupPlaceId })).data;
  const read = async (language: string) =>
    (await seeded.shop.call(orders.one, { token: buyer, params: { id: orderId }, language })).data.deliveryTitle;
  expect([await read('sr-Cyrl'), await read('bs')]).toEqual(['Пословница', 'Poslovnica']);
});

it('names the town of a delivery in the script of the reader, and its street as it was written', async () => {
  const buyer = await aBuyer('D-21', 5);
  const { orderId } = (await placeOrder(seeded, buyer, {})).data;
  const read = async (language: string) =>
    (await seeded.shop.call(orders.one, { token: buyer, params: { id: orderId }, language })).data;
  const { street } = (await read('bs')).deliveryAddress;
  expect(await read('bs')).toMatchObject({ town: 'Mostar', deliveryAddress: { town: 'Mostar' } });
  expect(await read('sr-Cyrl')).toMatchObject({ town: 'Мостар', deliveryAddress: { town: 'Мостар', street } });
});
