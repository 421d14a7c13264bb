import { checkout, orders } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCarrier, aPickupPlace, withSetting } from '../../../test/builders/place.ts';
import {
  addToCart,
  anotherBuyer,
  openStall,
  orderOf,
  placeOrder,
  someArticle,
  type Stall,
} from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;

beforeAll(async () => {
  stall = await openStall(await openTestShop());
  await withSetting(stall.shop.db, 'allowOrderingStockZero', true);
  stall.shop.wait(2_000);
  await aCarrier(stall.shop.db, { rates: [[20_000, 1_200]] });
  await aPickupPlace(stall.shop.db, stall.place.townId);
});
afterAll(() => stall.shop.close());

/** A new buyer with five pieces of a new article in the cart. */
async function aBuyer(code: string, stock: number): Promise<string> {
  const buyer = await anotherBuyer(stall);
  await addToCart(stall, buyer, await someArticle(stall, code, { stock }), 5);
  return buyer;
}

const options = async (token: string) => (await stall.shop.call(checkout.options, { token })).data;

it('tells the days of arrival by each method, and until when they hold', async () => {
  const { delivery, cutOff } = await options(await aBuyer('D-1', 5));
  expect(delivery.map(({ method }: { method: string }) => method)).toEqual(['own', 'express', 'pickup']);
  const today = businessDate(stall.shop.now());
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
  const { orderId } = (await placeOrder(stall, buyer)).data;
  await withSetting(stall.shop.db, 'orderCutOffHour', 1);
  stall.shop.wait(2_000);
  expect(own.arrives).not.toBeNull();
  expect((await orderOf(stall, buyer, orderId)).arrives).toEqual(own.arrives);
});

it('promises no day for an order that waits for stock, nor for one that is cancelled', async () => {
  const waiting = await aBuyer('D-4', 4);
  const placed = (await placeOrder(stall, waiting)).data;
  expect(await orderOf(stall, waiting, placed.orderId)).toMatchObject({ waitsFor: 'stock', arrives: null });
  const buyer = await aBuyer('D-5', 5);
  const { orderId } = (await placeOrder(stall, buyer)).data;
  const { version, arrives } = await orderOf(stall, buyer, orderId);
  expect(arrives).not.toBeNull();
  const body = { orderId, version, status: 3, reason: 'Greška' };
  expect((await stall.shop.call(orders.updateStatus, { token: buyer, body })).status).toBe(200);
  expect((await orderOf(stall, buyer, orderId)).arrives).toBeNull();
});
