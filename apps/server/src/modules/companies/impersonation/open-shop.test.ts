import { adminAuditLog, adminCompanies, auth, orders, shoppingCart, users } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, aStaffRole, bind } from '../../../../test/builders/people.ts';
import {
  aCompanyWithAddress,
  addToCart,
  anOrder,
  cartOf,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let articleId: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  articleId = await someArticle(seeded, 'VO-1', { stock: 50 });
});
afterAll(() => seeded.shop.close());

const openShop = (token: string, mode: 'order' | 'telephone' | 'view', id = seeded.companyId) =>
  seeded.shop.call(adminCompanies.openShop, { token, params: { id }, body: { mode } });

it('staff see the shop as the company does, and change nothing in it', async () => {
  const { shop, administrator, buyer, companyId } = seeded;
  const orderId = await anOrder(seeded, articleId, 1, buyer);
  const { data } = await openShop(administrator, 'view');
  const token: string = data.token;
  const { userData } = (await shop.call(users.profile, { token })).data;
  expect(userData).toMatchObject({ companyId, actingMode: 'view', role: 'acting_representative', staff: null });
  expect((await shop.call(orders.one, { token, params: { id: orderId } })).status).toBe(200);
  const refused = { status: 403, code: 'acting.view_only' };
  expect(await addToCart(seeded, token, articleId)).toMatchObject(refused);
  const cancel = { orderId, status: 3, version: 1 };
  expect(await shop.call(orders.updateStatus, { token, body: cancel })).toMatchObject(refused);
  expect((await shop.call(shoppingCart.customer, { token })).status).toBe(200);
  expect((await shop.call(adminCompanies.list, { token, body: {} })).status).toBe(403);
  const log = await shop.call(adminAuditLog.list, { token: administrator, body: { deeds: ['view_as'] } });
  expect(log.data).toMatchObject([{ entity: 'company', entityId: companyId }]);
  expect((await shop.call(auth.logout, { token })).status).toBe(200);
  expect((await shop.call(users.profile, { token })).status).toBe(401);
});

it('ends an hour after it began, and with the right to it', async () => {
  const { shop } = seeded;
  const staffRoleId = await aStaffRole(shop.db, ['viewCustomers', 'viewAsCustomer']);
  const clerk = await shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId }));
  const { data } = await openShop(clerk, 'view');
  expect((await shop.call(users.profile, { token: data.token })).status).toBe(200);
  expect(await openShop(clerk, 'order')).toMatchObject({ status: 403, code: 'access.not_allowed' });
  await shop.db
    .updateTable('staff_role')
    .set({ capabilities: ['viewCustomers'] })
    .where('id', '=', staffRoleId)
    .execute();
  expect((await shop.call(users.profile, { token: data.token })).status).toBe(401);
  expect(Date.parse(data.expiresAt) - shop.now().getTime()).toBeLessThanOrEqual(3_600_000);
});

it('staff with the right to it order for a company; the order names both', async () => {
  const { shop, administrator, companyId } = seeded;
  const { data } = await openShop(administrator, 'order');
  const orderId = await anOrder(seeded, articleId, 2, data.token);
  const row = await shop.db
    .selectFrom('sales_order')
    .select(['company_id', 'placed_by_user_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ company_id: companyId, placed_by_user_id: expect.any(Number) });
});

it('an order by telephone has a cart of its own, for each company, and leaves the one in the shop alone', async () => {
  const { shop, administrator } = seeded;
  const inShop: string = (await openShop(administrator, 'order')).data.token;
  const first: string = (await openShop(administrator, 'telephone')).data.token;
  const other: string = (await openShop(administrator, 'telephone', await aCompanyWithAddress(seeded))).data.token;
  await addToCart(seeded, inShop, articleId, 3);
  await addToCart(seeded, first, articleId, 5);
  expect((await cartOf(seeded, other)).cartItems).toEqual([]);
  expect((await cartOf(seeded, first)).cartItems).toMatchObject([{ quantity: 5 }]);
  expect(await placeOrder(seeded, first)).toMatchObject({ status: 200 });
  expect((await cartOf(seeded, first)).cartItems).toEqual([]);
  expect((await cartOf(seeded, inShop)).cartItems).toMatchObject([{ quantity: 3 }]);
  expect((await shop.call(users.profile, { token: first })).data.userData).toMatchObject({ actingMode: 'telephone' });
});

it('404 for a company that a representative is not assigned to, and the session ends with the assignment', async () => {
  const { shop, companyId } = seeded;
  const userId = await aPerson(shop.db, { role: 'sales_representative' });
  await bind(shop.db, userId, companyId);
  const token = await shop.loginAs(userId);
  const foreign = await openShop(token, 'order', await aCompanyWithAddress(seeded));
  expect(foreign).toMatchObject({ status: 404, code: 'companies.not_found' });
  const { data } = await openShop(token, 'view');
  expect((await shop.call(users.profile, { token: data.token })).status).toBe(200);
  await shop.db.deleteFrom('company_representative').where('user_id', '=', userId).execute();
  expect((await shop.call(users.profile, { token: data.token })).status).toBe(401);
});
