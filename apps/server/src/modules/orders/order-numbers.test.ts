import { ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { anOrder, openStall, orderOf, someArticle, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

/** Moves the clock of the shop on to an instant. */
const waitFor = (instant: string): void => stall.shop.wait(new Date(instant).getTime() - stall.shop.now().getTime());

it('restarts the numbers and the month at midnight in Sarajevo, not in Greenwich', async () => {
  const { shop, companyId } = stall;
  const article = await someArticle(stall, 'NY-1', { vpc: 100_00 });
  const year = shop.now().getUTCFullYear();
  const userId = await aPerson(shop.db, { companyId, monthLimit: 200_00 });
  const order = async (instant: string) => {
    waitFor(instant);
    const token = await shop.loginAs(userId);
    const { orderNumber, status } = await orderOf(stall, token, await anOrder(stall, article, 1, token));
    return [orderNumber, status];
  };
  expect(await order(`${year}-12-31T22:58:00Z`)).toEqual([`${year}-000001`, S.created]);
  expect(await order(`${year}-12-31T22:58:30Z`)).toEqual([`${year}-000002`, S.preOrder]);
  expect(await order(`${year}-12-31T23:00:00Z`)).toEqual([`${year + 1}-000001`, S.created]);
  expect(await order(`${year + 1}-01-01T00:00:00Z`)).toEqual([`${year + 1}-000002`, S.preOrder]);
});
