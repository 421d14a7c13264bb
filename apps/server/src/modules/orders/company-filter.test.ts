import { adminOrders } from '@sjaj/contract';
import { expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { aCompanyWithAddress, anOrder, openStall, someArticle } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

it('staff list the orders of the chosen companies only', async () => {
  const stall = await openStall(await openTestShop());
  const { shop, administrator, companyId } = stall;
  const articleId = await someArticle(stall, 'CF-1');
  const other = await aCompanyWithAddress(stall);
  const otherBuyer = await shop.loginAs(await aPerson(shop.db, { companyId: other }));
  const [mine, theirs] = [await anOrder(stall, articleId), await anOrder(stall, articleId, 1, otherBuyer)];
  const listed = async (companyIds?: number[]) => {
    const { data } = await shop.call(adminOrders.list, { token: administrator, body: { companyIds } });
    return data.map(({ id }: { id: number }) => id);
  };
  expect(await listed([companyId])).toEqual([mine]);
  expect(await listed([other])).toEqual([theirs]);
  expect(await listed([other, companyId])).toEqual([theirs, mine]);
  expect(await listed()).toEqual([theirs, mine]);
  await shop.close();
});
