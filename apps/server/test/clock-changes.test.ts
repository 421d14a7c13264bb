import { checkout, shoppingCart } from '@sjaj/contract';
import { startOfDay } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from './builders/people.ts';
import { openRecordImportFixture } from './builders/record-imports.ts';
import { addToCart, anOrder, cartOf, seedShop, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** What begins and ends by the day of Sarajevo, on days of 23 and 25 hours, on a leap day and around midnight. The clock goes on from case to case. */

let seeded: SeededShop;
let article: number;
let userId: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ stopsClock: true }));
  article = await someArticle(seeded, 'CC-1', { vpc: 100_00, stock: 100_000 });
  userId = await aPerson(seeded.shop.db, { companyId: seeded.companyId, monthLimit: 200_00 });
});
afterAll(() => seeded.shop.close());

/** Moves the clock on to an instant, and logs the buyer in. */
async function at(instant: string): Promise<string> {
  seeded.shop.wait(new Date(instant).getTime() - seeded.shop.now().getTime());
  return seeded.shop.loginAs(userId);
}
const cutOffAt = async (instant: string) =>
  (await seeded.shop.call(checkout.options, { token: await at(instant) })).data.cutOff;

it('the cut-off is an hour of the wall clock in summer time', async () => {
  expect(await cutOffAt('2027-03-30T10:59:59.999Z')).toEqual({ on: '2027-03-30', hour: 13, isToday: true });
  expect(await cutOffAt('2027-03-30T11:00:00.000Z')).toEqual({ on: '2027-03-31', hour: 13, isToday: false });
});

it('prices begin with the day of 25 hours and with the day after it, not an hour early or late', async () => {
  await at('2027-10-30T20:00:00Z');
  const administrator = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'administrator' }));
  const fixture = openRecordImportFixture({ ...seeded, administrator });
  const scheduled = async (code: string, startsOn: string) => {
    const id = await someArticle(seeded, code, { vpc: 10_00 });
    const file = await fixture.compare('prices', ['Šifra;VPC', `${code};11`]);
    await fixture.apply(file.id, { startsOn });
    return async (instant: string) => {
      await at(instant);
      await fixture.work();
      return (await fixture.article(id))?.vpc;
    };
  };
  const onTheDay = await scheduled('CC-2', '2027-10-31');
  const afterIt = await scheduled('CC-3', '2027-11-01');
  expect(await onTheDay('2027-10-30T21:59:59.999Z')).toBe(10);
  expect(await onTheDay('2027-10-30T22:00:00.000Z')).toBe(11);
  expect(await afterIt('2027-10-31T22:59:59.999Z')).toBe(10);
  expect(await afterIt('2027-10-31T23:00:00.000Z')).toBe(11);
});

it('a code is good through the last second of a leap day', async () => {
  await seeded.shop.db
    .insertInto('coupon')
    .values({
      code: 'PRESTUPNA',
      percent_bp: 1_000,
      starts_at: startOfDay('2028-02-29'),
      ends_at: startOfDay('2028-03-01'),
    })
    .execute();
  const applied = async (instant: string) => {
    const token = await at(instant);
    await addToCart(seeded, token, article, 1);
    const params = { cartId: (await cartOf(seeded, token)).id, code: 'PRESTUPNA' };
    const { code } = await seeded.shop.call(shoppingCart.applyCode, { token, params });
    await seeded.shop.call(shoppingCart.empty, { token, params });
    return code;
  };
  expect(await applied('2028-02-28T22:59:59.999Z')).toBe('coupons.not_valid');
  expect(await applied('2028-02-28T23:00:00.000Z')).not.toBe('coupons.not_valid');
  expect(await applied('2028-02-29T22:59:59.999Z')).not.toBe('coupons.not_valid');
  expect(await applied('2028-02-29T23:00:00.000Z')).toBe('coupons.not_valid');
});

it('a month that ends with a day of 23 or 25 hours counts its orders to the last millisecond', async () => {
  const spentAfter = async (instant: string): Promise<number> => {
    const token = await at(instant);
    await anOrder(seeded, article, 1, token);
    return (await seeded.shop.call(checkout.limits, { token })).data.spent;
  };
  // The 31st of October 2032 and of March 2030 are the last Sundays of their months.
  expect(await spentAfter('2030-03-31T21:59:59.999Z')).toBe(117);
  expect(await spentAfter('2030-03-31T22:00:00.000Z')).toBe(117);
  expect(await spentAfter('2032-10-31T00:30:00.000Z')).toBe(117);
  expect(await spentAfter('2032-10-31T22:59:59.999Z')).toBe(234);
  expect(await spentAfter('2032-10-31T23:00:00.000Z')).toBe(117);
  expect(await spentAfter('2032-12-31T22:59:59.999Z')).toBe(117);
  expect(await spentAfter('2032-12-31T23:00:00.000Z')).toBe(117);
});

it('the cut-off is an hour of the wall clock in winter time', async () => {
  expect(await cutOffAt('2033-11-03T11:59:59.999Z')).toEqual({ on: '2033-11-03', hour: 13, isToday: true });
  expect(await cutOffAt('2033-11-03T12:00:00.000Z')).toEqual({ on: '2033-11-04', hour: 13, isToday: false });
});
