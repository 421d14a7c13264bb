import { ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { anOrder, seedShop, orderOf, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

/** Moves the clock of the shop on to an instant. */
const waitFor = (instant: string): void => seeded.shop.wait(new Date(instant).getTime() - seeded.shop.now().getTime());

it('restarts the numbers and the month at midnight in Sarajevo, not in Greenwich', async () => {
  const { shop, companyId } = seeded;
  const article = await someArticle(seeded, 'NY-1', { vpc: 100_00 });
  const year = shop.now().getUTCFullYear();
  const userId = await aPerson(shop.db, { companyId, monthLimit: 200_00 });
  const order = async (instant: string) => {
    waitFor(instant);
    const token = await shop.loginAs(userId);
    const { orderNumber, status } = await orderOf(seeded, token, await anOrder(seeded, article, 1, token));
    return [orderNumber, status];
  };
  expect(await order(`${year}-12-31T22:58:00Z`)).toEqual([`${year}-000001`, S.created]);
  expect(await order(`${year}-12-31T22:58:30Z`)).toEqual([`${year}-000002`, S.preOrder]);
  expect(await order(`${year}-12-31T23:00:00Z`)).toEqual([`${year + 1}-000001`, S.created]);
  expect(await order(`${year + 1}-01-01T00:00:00Z`)).toEqual([`${year + 1}-000002`, S.preOrder]);
});
