import { adminRevenue, type Route } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, aStaffRole } from '../../../test/builders/people.ts';
import { type SeededRevenue, withRevenue } from '../../../test/builders/revenue.ts';
import { anOrder, seedShop, someArticle } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededRevenue;
let childId: number;

const words = (bs: string): string => JSON.stringify({ bs });

async function aCategory(title: string, parent: number | null): Promise<number> {
  const { id } = await seeded.shop.db
    .insertInto('category')
    .values({ title: words(title), parent_category_id: parent })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  seeded = await withRevenue(await seedShop(await openTestShop()));
  const { shop, soap, mop } = seeded;
  const parent = await aCategory('Higijena', null);
  childId = await aCategory('Sapuni', parent);
  await shop.db
    .insertInto('article_category')
    .values([
      { article_id: soap, category_id: childId, position: 0 },
      { article_id: mop, category_id: parent, position: 0 },
    ])
    .execute();
});
afterAll(() => seeded.shop.close());

const today = () => businessDate(seeded.shop.now());
const lastDays = (days: number) => ({ from: addDays(today(), 1 - days), to: today() });
const read = async (route: Route, body: object, token = seeded.administrator) =>
  seeded.shop.call(route, { token, body });
const revenueBy = async (by: string, more: object = {}, token = seeded.administrator) =>
  (await read(adminRevenue.revenue, { ...lastDays(30), by, ...more }, token)).data;

it('has the order of a second ago, by day beside the day before', async () => {
  expect(await revenueBy('day', { ...lastDays(1) })).toMatchObject([
    { title: today(), revenue: 30, previous: 60, change: -50, quantity: 3, orders: 1, margin: 15, marginPercent: 50 },
  ]);
  const { data } = await read(adminRevenue.revenueTotals, lastDays(2));
  expect(data).toMatchObject({
    total: { revenue: 90, orders: 3, margin: 45 },
    previous: { revenue: 0 },
    interval: 'day',
  });
  expect(data.series.map(({ revenue }: { revenue: number }) => revenue)).toEqual([60, 30]);
});

it('is the same by article, brand, company and category, each with its name', async () => {
  const { soap, mop, otherCompanyId: other } = seeded;
  expect(await revenueBy('article')).toMatchObject([
    { id: soap, code: 'SAPUN-1', title: 'Artikal SAPUN-1', revenue: 50, quantity: 5, orders: null },
    { id: mop, revenue: 40 },
  ]);
  expect(await revenueBy('brand')).toMatchObject([{ title: 'Bistra', revenue: 90 }]);
  expect(await revenueBy('company')).toMatchObject([
    { revenue: 50, orders: 2 },
    { id: other, revenue: 40, orders: 1 },
  ]);
  expect(await revenueBy('category')).toMatchObject([{ title: 'Higijena', revenue: 90 }]);
  expect(await revenueBy('month', { sortBy: 'revenue' })).not.toEqual([]);
});

it('goes down into a category, whose own articles stand beside those of its children', async () => {
  const [parent] = await revenueBy('category');
  const inside = await revenueBy('category', { categoryIds: [parent.id] });
  expect(inside).toMatchObject([
    { title: 'Sapuni', revenue: 50 },
    { id: parent.id, revenue: 40 },
  ]);
  expect(await revenueBy('category', { categoryIds: [childId] })).toMatchObject([{ title: 'Sapuni', revenue: 50 }]);
});

it('counts companies without a representative as well, and filters by all that it lists by', async () => {
  const { soap, mop, otherCompanyId: other, representativeId } = seeded;
  expect(await revenueBy('representative')).toMatchObject([
    { id: 0, title: '', revenue: 50 },
    { id: representativeId, revenue: 40 },
  ]);
  expect(await revenueBy('article', { representativeIds: [representativeId] })).toMatchObject([{ id: mop, orders: 1 }]);
  expect(await revenueBy('company', { articleIds: [soap] })).toMatchObject([{ id: seeded.companyId, revenue: 50 }]);
  expect(await revenueBy('day', { companyIds: [other], brandIds: [seeded.references.brandId] })).toMatchObject([
    { revenue: 40 },
  ]);
});

it('sorts by each column, finds by name and code, and pages', async () => {
  const { mop } = seeded;
  for (const sortBy of ['title', 'revenue', 'previous', 'change', 'quantity', 'orders', 'margin']) {
    const ids = async (isSortAscending: boolean) =>
      (await revenueBy('company', { sortBy, isSortAscending })).map(({ id }: { id: number }) => id);
    expect((await ids(true)).toSorted()).toEqual((await ids(false)).toSorted());
  }
  expect(await revenueBy('article', { quickSearch: 'metla1' })).toMatchObject([{ id: mop }]);
  const { paging, data } = await read(adminRevenue.revenue, { ...lastDays(30), by: 'article', pageSize: 5, page: 2 });
  expect([data, paging?.currentPage]).toEqual([[], 2]);
});

it('sorts by the change in percent, as it is shown', async () => {
  const { companyId, otherCompanyId } = seeded;
  await sql`insert into revenue_by_company (day, company_id, orders, quantity, revenue, cost, costed_revenue)
    values ('2020-03-01', ${companyId}, 1, 1, 100000, 0, 0), ('2020-03-02', ${companyId}, 1, 1, 90000, 0, 0),
      ('2020-03-01', ${otherCompanyId}, 1, 1, 1000, 0, 0), ('2020-03-02', ${otherCompanyId}, 1, 1, 500, 0, 0)`.execute(
    seeded.shop.db,
  );
  const day = { from: '2020-03-02', to: '2020-03-02', sortBy: 'change', isSortAscending: true };
  expect(await revenueBy('company', day)).toMatchObject([{ change: -50 }, { change: -10 }]);
});

it('400 at its field for a period that ends before it begins', async () => {
  const { status, errors } = await read(adminRevenue.revenue, { from: today(), to: addDays(today(), -1) });
  expect([status, errors[0]?.field]).toEqual([400, 'to']);
});

it('shows a representative the own companies only, and no margin to those who see no costs', async () => {
  const { mop, otherCompanyId: other, representative } = seeded;
  expect(await revenueBy('company', {}, representative)).toMatchObject([
    { id: other, revenue: 40, margin: null, marginPercent: null },
  ]);
  expect(await revenueBy('article', {}, representative)).toMatchObject([{ id: mop }]);
  expect(await revenueBy('company', { companyIds: [seeded.companyId] }, representative)).toEqual([]);
  const { data } = await read(adminRevenue.revenueTotals, lastDays(30), representative);
  expect(data).toMatchObject({ total: { revenue: 40, margin: null }, lacksCosts: false });
  const choices = (await seeded.shop.call(adminRevenue.choices, { token: representative })).data;
  expect(choices.companies.map(({ id }: { id: number }) => id)).toEqual([other]);
});

it('403 for a role without the right to figures', async () => {
  const staffRoleId = await aStaffRole(seeded.shop.db, ['viewOrders']);
  const token = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'own_role', staffRoleId }));
  expect((await read(adminRevenue.revenue, lastDays(30), token)).status).toBe(403);
});

it('two calls at the same moment both have the newest order', async () => {
  const article = await someArticle(seeded, 'NOVO-1', { vpc: 5_00 });
  await anOrder(seeded, article, 1);
  const ask = { ...lastDays(1), articleIds: [article] };
  const answers = await Promise.all([
    read(adminRevenue.revenueTotals, ask),
    read(adminRevenue.revenueTotals, ask),
    read(adminRevenue.revenueTotals, ask),
  ]);
  expect(answers.map(({ data }) => data.total.revenue)).toEqual([5, 5, 5]);
});
