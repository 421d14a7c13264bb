import { ordersOverview, ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  anOrder,
  moveOrder,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const overview = async (token: string) => (await seeded.shop.call(ordersOverview.one, { token })).data;

it('sums the orders of the caller by month and category, without cancelled ones and those of other companies', async () => {
  const article = await someArticle(seeded, 'O-1', { vpc: 10_00, stock: 100 });
  const first = await anOrder(seeded, article, 3);
  const cancelled = await anOrder(seeded, article, 5);
  await moveOrder(seeded, seeded.buyer, { id: cancelled, status: S.cancelled });
  const { amountWithoutVat } = await orderOf(seeded, seeded.buyer, first);
  const { counts, spending } = await overview(seeded.buyer);
  expect(counts).toEqual({ open: 1, waitingForApproval: 0, unpaid: 0 });
  expect(spending.months).toHaveLength(12);
  expect(spending.months.at(-1).amount).toBe(amountWithoutVat);
  expect(spending.thisYear).toBe(amountWithoutVat);
  expect(spending.lastYear).toBe(0);
  expect(spending.categories.map(({ amount }: { amount: number }) => amount)).toEqual([30]);
  const companyId = await aCompanyWithAddress(seeded);
  const adminOfOther = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId, role: 'company_admin' }));
  expect(await overview(adminOfOther)).toMatchObject({
    counts: { open: 0 },
    spending: { thisYear: 0, categories: [] },
  });
});

it('a user without prices gets the counts only, where a colleague gets the sums', async () => {
  const { companyId } = seeded;
  const token = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { companyId, canViewPrices: false }));
  expect(await overview(token)).toEqual({ counts: expect.any(Object), spending: null });
  expect((await overview(seeded.buyer)).spending).not.toBeNull();
});
