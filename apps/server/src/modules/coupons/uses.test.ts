import { ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedShop, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import * as real from '../../../test/model/ordering-shop.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

/** Places an order over two pieces with the coupon. */
async function anOrderWithCoupon(shop: real.Real): Promise<number> {
  await real.add(shop, 0, 2);
  await real.toggleCoupon(shop, true);
  return (await real.order(shop)).data.orderId;
}

const usesOf = async (shop: real.Real): Promise<number> => (await real.see(shop)).uses;
const cancel = (shop: real.Real, id: number) => real.move(shop, seeded.administrator, id, S.cancelled);

it('returns the use when the last part of a split order is cancelled, in either order', async () => {
  for (const firstCancelled of [0, 1]) {
    const shop = await real.openReal(seeded);
    const parts = await real.split(shop, await anOrderWithCoupon(shop), 0, 1);
    const ids = [parts?.data.first.id, parts?.data.second.id];
    await cancel(shop, ids[firstCancelled]);
    expect(await usesOf(shop)).toBe(1);
    await cancel(shop, ids[1 - firstCancelled]);
    expect(await usesOf(shop)).toBe(0);
  }
});

it('returns one use for each order that was merged into the cancelled one', async () => {
  const shop = await real.openReal(seeded);
  const merged = await real.merge(shop, [await anOrderWithCoupon(shop), await anOrderWithCoupon(shop)]);
  expect(await usesOf(shop)).toBe(2);
  await cancel(shop, merged.data.id);
  expect(await usesOf(shop)).toBe(0);
});

it('returns the use once when all parts are cancelled at the same time', async () => {
  for (let round = 0; round < 5; round += 1) {
    const shop = await real.openReal(seeded);
    const parts = await real.split(shop, await anOrderWithCoupon(shop), 0, 1);
    const ids = [parts?.data.first.id, parts?.data.second.id];
    const replies = await Promise.all(ids.map((id) => cancel(shop, id)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(await usesOf(shop)).toBe(0);
  }
});

// Regression: only the first part of a split order has the coupon, so cancelling that part returned the company's only use.
it('counts as the company’s use as long as any part of its order is live', async () => {
  for (const firstCancelled of [0, 1]) {
    const shop = await real.openReal(seeded);
    const limit = { uses_per_company: 1 };
    await seeded.shop.db.updateTable('coupon').set(limit).where('id', '=', shop.couponId).execute();
    const parts = await real.split(shop, await anOrderWithCoupon(shop), 0, 1);
    const ids = [parts?.data.first.id, parts?.data.second.id];
    await real.add(shop, 0, 2);
    await cancel(shop, ids[firstCancelled]);
    expect(await real.toggleCoupon(shop, true)).toMatchObject({ status: 409, code: 'coupons.used_up' });
    await cancel(shop, ids[1 - firstCancelled]);
    expect(await real.toggleCoupon(shop, true)).toMatchObject({ status: 200 });
    expect((await real.order(shop)).status).toBe(200);
  }
});
