import { checkout } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aCarrier, aPickupPlace, withSetting } from '../../../test/builders/place.ts';
import { addToCart, anotherBuyer, openStall, someArticle, type Stall } from '../../../test/builders/stall.ts';
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
