import { users } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from '../../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { closeDemoAccounts, demoState, openDemoAccounts } from '../index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function aDemoPerson(isActive = true): Promise<number> {
  const id = await aPerson(shop.db, { role: 'administrator' });
  await shop.db.updateTable('user_account').set({ is_demo: true, is_active: isActive }).where('id', '=', id).execute();
  return id;
}

const isActive = async (id: number): Promise<boolean> =>
  (await shop.db.selectFrom('user_account').select('is_active').where('id', '=', id).executeTakeFirstOrThrow())
    .is_active;

it('401 for a demo account after closing, also in an open session; other accounts stay active', async () => {
  const [demo, own] = [await aDemoPerson(), await aPerson(shop.db, { role: 'administrator' })];
  const [demoToken, ownToken] = [await shop.loginAs(demo), await shop.loginAs(own)];
  expect((await shop.call(users.profile, { token: demoToken })).status).toBe(200);
  expect(await closeDemoAccounts(shop.db, shop.now())).toBe(1);
  shop.wait(1_001);
  expect((await shop.call(users.profile, { token: demoToken })).status).toBe(401);
  expect((await shop.call(users.profile, { token: ownToken })).status).toBe(200);
  expect(await demoState(shop.db)).toEqual({ hasAccounts: true, isClosed: true });
});

it('activates what it deactivated, and nothing that staff deactivated', async () => {
  const [open, deactivated] = [await aDemoPerson(), await aDemoPerson(false)];
  await closeDemoAccounts(shop.db, shop.now());
  expect(await isActive(open)).toBe(false);
  await openDemoAccounts(shop.db);
  expect([await isActive(open), await isActive(deactivated)]).toEqual([true, false]);
  expect(await demoState(shop.db)).toEqual({ hasAccounts: true, isClosed: false });
});

it('is idempotent', async () => {
  await aDemoPerson();
  await closeDemoAccounts(shop.db, shop.now());
  expect(await closeDemoAccounts(shop.db, shop.now())).toBe(0);
});
