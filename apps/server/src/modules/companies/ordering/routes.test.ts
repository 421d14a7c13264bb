import { companies, orders, users } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import {
  addToCart,
  cartOf,
  moveOrder,
  seedShop,
  placeOrder,
  someArticle,
  type SeededShop,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

/** How long a session is cached, in ms. */
const SECOND = 1_000;

let seeded: SeededShop;
let admin: string;
let adminId: number;
let memberId: number;
let member: string;

const settings = async () => (await seeded.shop.call(companies.ordering, { token: admin })).data;
const memberOf = async (id: number) => (await settings()).members.find((one: { id: number }) => one.id === id);

async function save(id: number, changes: object, as = admin) {
  const { version, canOrder, canViewPrices, orderLimit, monthLimit } = await memberOf(id);
  const body = { version, canOrder, canViewPrices, orderLimit, monthLimit, ...changes };
  return seeded.shop.call(companies.saveRights, { token: as, params: { id }, body });
}

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { shop, companyId } = seeded;
  adminId = await aPerson(shop.db, { role: 'company_admin', companyId });
  admin = await shop.loginAs(adminId);
});
beforeEach(async () => {
  memberId = await aPerson(seeded.shop.db, { companyId: seeded.companyId });
  member = await seeded.shop.loginAs(memberId);
});
afterAll(() => seeded.shop.close());

it('lists the company’s members with their limits and this month’s spending', async () => {
  const articleId = await someArticle(seeded, 'OS-1', { vpc: 10_000 });
  await save(memberId, { orderLimit: 500, monthLimit: 1_000 });
  await addToCart(seeded, member, articleId);
  await placeOrder(seeded, member);
  expect(await memberOf(memberId)).toMatchObject({ orderLimit: 500, monthLimit: 1_000, usedThisMonth: 117 });
  const { data } = await seeded.shop.call(orders.list, { token: member, body: {} });
  await moveOrder(seeded, member, { id: data[0].id, status: 3 });
  expect((await memberOf(memberId)).usedThisMonth).toBe(0);
});

it('403 for buyers, representatives and staff', async () => {
  for (const token of [seeded.buyer, seeded.administrator]) {
    expect((await seeded.shop.call(companies.ordering, { token })).code).toBe('access.not_allowed');
  }
});

describe('the rights of a member', () => {
  it('apply to a running session within a second', async () => {
    await cartOf(seeded, member);
    expect((await save(memberId, { canViewPrices: false, canOrder: false })).status).toBe(200);
    seeded.shop.wait(SECOND);
    const { data: profile } = await seeded.shop.call(users.profile, { token: member });
    expect(profile.userData).toMatchObject({ canViewPrices: false, canOrder: false });
    const articleId = await someArticle(seeded, `OS-${memberId}`);
    const { data } = await addToCart(seeded, member, articleId);
    expect(data.totalAmount).toBeNull();
  });

  it('make an order above the new limit wait for approval', async () => {
    const articleId = await someArticle(seeded, `OS-L${memberId}`, { vpc: 10_000 });
    await addToCart(seeded, member, articleId);
    await save(memberId, { orderLimit: 100 });
    seeded.shop.wait(SECOND);
    expect((await placeOrder(seeded, member)).data.status).toBe(-1);
  });

  it('409 if they were saved since the version of the form, and nothing changes', async () => {
    expect((await save(memberId, { version: 7 })).code).toBe('records.changed_meanwhile');
    expect((await memberOf(memberId)).version).toBe(1);
  });

  it('404 for a user of another company and for an unknown one', async () => {
    const other = await aPerson(seeded.shop.db, { companyId: await aCompany(seeded.shop.db, seeded.place) });
    const body = { version: 1, canOrder: false, canViewPrices: false, orderLimit: null, monthLimit: null };
    const tell = async (id: number) => {
      const { status, code, message } = await seeded.shop.call(companies.saveRights, {
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
    const entry = await seeded.shop.db
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
    return seeded.shop.call(companies.saveOrdering, { token: admin, body: { version, mayApproveOwnOrders } });
  };

  it('can be approved by the admin as soon as the company allows it', async () => {
    await save(adminId, { orderLimit: 1 });
    const articleId = await someArticle(seeded, 'OS-2', { vpc: 10_000 });
    seeded.shop.wait(SECOND);
    await addToCart(seeded, admin, articleId);
    const { data } = await placeOrder(seeded, admin);
    expect(data.status).toBe(-1);
    await allow(false);
    expect((await moveOrder(seeded, admin, { id: data.orderId, status: 1 })).code).toBe(
      'orders.transition_not_allowed',
    );
    await allow(true);
    expect((await moveOrder(seeded, admin, { id: data.orderId, status: 1 })).status).toBe(200);
  });

  it('409 if the setting was saved since the version of the form', async () => {
    const { version } = await settings();
    await allow(true);
    const late = await seeded.shop.call(companies.saveOrdering, {
      token: admin,
      body: { version, mayApproveOwnOrders: false },
    });
    expect(late.code).toBe('records.changed_meanwhile');
  });
});
