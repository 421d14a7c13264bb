import { adminBonus, adminBonusRules, bonus } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAddress, aPerson } from '../../../test/builders/people.ts';
import { openTheShop } from '../../../test/builders/guests.ts';
import { anOrder, moveOrder, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { updateBonusPoints } from './service.ts';

let seeded: SeededShop;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  await openTheShop(seeded.shop);
});
afterAll(() => seeded.shop.close());

/** A private customer with an address; their id and token. */
async function aPrivateCustomer() {
  const { shop, place } = seeded;
  const userId = await aPerson(shop.db, { role: 'private' });
  await anAddress(shop.db, { userId, townId: place.townId });
  return { userId, token: await shop.loginAs(userId) };
}

it('a private customer earns points for themselves by rules for private customers, and staff settle them', async () => {
  const { shop, administrator } = seeded;
  const today = businessDate(shop.now());
  const rule = { categoryId: null, brandId: null, startsOn: addDays(today, -30), endsOn: null };
  const addRule = (customers: string, pointsPerKm: number) =>
    shop.call(adminBonusRules.create, { token: administrator, body: { ...rule, customers, pointsPerKm } });
  expect([(await addRule('private', 2)).status, (await addRule('companies', 9)).status]).toEqual([200, 200]);

  const [customer, other] = [await aPrivateCustomer(), await aPrivateCustomer()];
  const articleId = await someArticle(seeded, 'BON-P');
  const orderId = await anOrder(seeded, articleId, 3, customer.token);
  for (const status of [2, 4, 5]) await moveOrder(seeded, administrator, { id: orderId, status });
  await updateBonusPoints(shop.db, shop.now());

  const { goods_net, discount } = await shop.db
    .selectFrom('sales_order')
    .select(['goods_net', 'discount'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const points = Math.floor((2 * (goods_net - discount)) / 100);
  const balance = async (token: string) => (await shop.call(bonus.account, { token })).data.balance;
  expect(points).toBeGreaterThan(1);
  expect([await balance(customer.token), await balance(other.token), await balance(seeded.buyer)]).toEqual([
    points,
    0,
    0,
  ]);

  const params = { owner: 'users', id: customer.userId };
  const settled = await shop.call(adminBonus.settle, {
    token: administrator,
    params,
    body: { points: 1, reason: 'Poklon' },
  });
  expect([settled.status, settled.data.balance]).toEqual([200, points - 1]);
  expect(await balance(customer.token)).toBe(points - 1);
});
