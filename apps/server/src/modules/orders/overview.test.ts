import { ordersOverview, ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  anOrder,
  moveOrder,
  openStall,
  orderOf,
  someArticle,
  type Stall,
} from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

const overview = async (token: string) => (await stall.shop.call(ordersOverview.one, { token })).data;

it('sums the orders of the caller by month and category, without cancelled ones and those of other companies', async () => {
  const article = await someArticle(stall, 'O-1', { vpc: 10_00, stock: 100 });
  const first = await anOrder(stall, article, 3);
  const cancelled = await anOrder(stall, article, 5);
  await moveOrder(stall, stall.buyer, { id: cancelled, status: S.cancelled });
  const { amountWithoutVat } = await orderOf(stall, stall.buyer, first);
  const { counts, spending } = await overview(stall.buyer);
  expect(counts).toEqual({ open: 1, waitingForApproval: 0, unpaid: 0 });
  expect(spending.months).toHaveLength(12);
  expect(spending.months.at(-1).amount).toBe(amountWithoutVat);
  expect(spending.thisYear).toBe(amountWithoutVat);
  expect(spending.lastYear).toBe(0);
  expect(spending.categories.map(({ amount }: { amount: number }) => amount)).toEqual([30]);
  const companyId = await aCompanyWithAddress(stall);
  const adminOfOther = await stall.shop.loginAs(await aPerson(stall.shop.db, { companyId, role: 'company_admin' }));
  expect(await overview(adminOfOther)).toMatchObject({
    counts: { open: 0 },
    spending: { thisYear: 0, categories: [] },
  });
});

it('a user without prices gets the counts only, where a colleague gets the sums', async () => {
  const { companyId } = stall;
  const token = await stall.shop.loginAs(await aPerson(stall.shop.db, { companyId, canViewPrices: false }));
  expect(await overview(token)).toEqual({ counts: expect.any(Object), spending: null });
  expect((await overview(stall.buyer)).spending).not.toBeNull();
});
