import { companies, orders, users } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import {
  addToCart,
  cartOf,
  moveOrder,
  openStall,
  placeOrder,
  someArticle,
  type Stall,
} from '../../../../test/builders/stall.ts';
import { openTestShop } from '../../../../test/http.ts';

/** How long a session is cached, in ms. */
const SECOND = 1_000;

let stall: Stall;
let admin: string;
let adminId: number;
let memberId: number;
let member: string;

const settings = async () => (await stall.shop.call(companies.ordering, { token: admin })).data;
const memberOf = async (id: number) => (await settings()).members.find((one: { id: number }) => one.id === id);

async function save(id: number, changes: object, as = admin) {
  const { version, canOrder, canViewPrices, orderLimit, monthLimit } = await memberOf(id);
  const body = { version, canOrder, canViewPrices, orderLimit, monthLimit, ...changes };
  return stall.shop.call(companies.saveRights, { token: as, params: { id }, body });
}

beforeAll(async () => {
  stall = await openStall(await openTestShop());
  const { shop, companyId } = stall;
  adminId = await aPerson(shop.db, { role: 'company_admin', companyId });
  admin = await shop.loginAs(adminId);
});
beforeEach(async () => {
  memberId = await aPerson(stall.shop.db, { companyId: stall.companyId });
  member = await stall.shop.loginAs(memberId);
});
afterAll(() => stall.shop.close());

it('lists the company’s members with their limits and this month’s spending', async () => {
  const articleId = await someArticle(stall, 'OS-1', { vpc: 10_000 });
  await save(memberId, { orderLimit: 500, monthLimit: 1_000 });
  await addToCart(stall, member, articleId);
  await placeOrder(stall, member);
  expect(await memberOf(memberId)).toMatchObject({ orderLimit: 500, monthLimit: 1_000, usedThisMonth: 117 });
  const { data } = await stall.shop.call(orders.list, { token: member, body: {} });
  await moveOrder(stall, member, { id: data[0].id, status: 3 });
  expect((await memberOf(memberId)).usedThisMonth).toBe(0);
});

it('403 for buyers, representatives and staff', async () => {
  for (const token of [stall.buyer, stall.administrator]) {
    expect((await stall.shop.call(companies.ordering, { token })).code).toBe('access.not_allowed');
  }
});

describe('the rights of a member', () => {
  it('apply to a running session within a second', async () => {
    await cartOf(stall, member);
    expect((await save(memberId, { canViewPrices: false, canOrder: false })).status).toBe(200);
    stall.shop.wait(SECOND);
    const { data: profile } = await stall.shop.call(users.profile, { token: member });
    expect(profile.userData).toMatchObject({ canViewPrices: false, canOrder: false });
    const articleId = await someArticle(stall, `OS-${memberId}`);
    const { data } = await addToCart(stall, member, articleId);
    expect(data.totalAmount).toBeNull();
  });

  it('make an order above the new limit wait for approval', async () => {
    const articleId = await someArticle(stall, `OS-L${memberId}`, { vpc: 10_000 });
    await addToCart(stall, member, articleId);
    await save(memberId, { orderLimit: 100 });
    stall.shop.wait(SECOND);
    expect((await placeOrder(stall, member)).data.status).toBe(-1);
  });

  it('409 if they were saved since the version of the form, and nothing changes', async () => {
    expect((await save(memberId, { version: 7 })).code).toBe('records.changed_meanwhile');
    expect((await memberOf(memberId)).version).toBe(1);
  });

  it('404 for a user of another company and for an unknown one', async () => {
    const other = await aPerson(stall.shop.db, { companyId: await aCompany(stall.shop.db, stall.place) });
    const body = { version: 1, canOrder: false, canViewPrices: false, orderLimit: null, monthLimit: null };
    const tell = async (id: number) => {
      const { status, code, message } = await stall.shop.call(companies.saveRights, {
        token: admin,
        params: { id },
        body,
      });
      return { status, code, message };
    };
    expect(await tell(other)).toEqual(await tell(2_000_000_000));
    expect(await tell(other)).toMatchObject({ status: 404, code: 'companies.user_not_found' });
  });

  it('409 for hiding prices from a company admin', async () => {
    expect((await save(adminId, { canViewPrices: false })).code).toBe('companies.admin_sees_prices');
  });

  it('are logged with before and after', async () => {
    await save(memberId, { orderLimit: 50 });
    const entry = await stall.shop.db
      .selectFrom('audit_entry')
      .select(['user_id as userId', 'before', 'after'])
      .where('action', '=', 'companies.save_rights')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ userId: adminId, before: { orderLimit: null }, after: { orderLimit: 50 } });
  });
});

describe('own orders of an admin', () => {
  const allow = async (mayApproveOwnOrders: boolean) => {
    const { version } = await settings();
    return stall.shop.call(companies.saveOrdering, { token: admin, body: { version, mayApproveOwnOrders } });
  };

  it('can be approved by the admin as soon as the company allows it', async () => {
    await save(adminId, { orderLimit: 1 });
    const articleId = await someArticle(stall, 'OS-2', { vpc: 10_000 });
    stall.shop.wait(SECOND);
    await addToCart(stall, admin, articleId);
    const { data } = await placeOrder(stall, admin);
    expect(data.status).toBe(-1);
    await allow(false);
    expect((await moveOrder(stall, admin, { id: data.orderId, status: 1 })).code).toBe('orders.transition_not_allowed');
    await allow(true);
    expect((await moveOrder(stall, admin, { id: data.orderId, status: 1 })).status).toBe(200);
  });

  it('409 if the setting was saved since the version of the form', async () => {
    const { version } = await settings();
    await allow(true);
    const late = await stall.shop.call(companies.saveOrdering, {
      token: admin,
      body: { version, mayApproveOwnOrders: false },
    });
    expect(late.code).toBe('records.changed_meanwhile');
  });
});
