import { adminReports, type Route } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noonDaysAgo } from '../../../test/builders/days.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { DAY_MS, type SeededRevenue, withRevenue } from '../../../test/builders/revenue.ts';
import {
  aCompanyWithAddress,
  addToCart,
  anOrder,
  seedShop,
  placeOrder,
  someArticle,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededRevenue;
beforeAll(async () => {
  // Days are counted, and midnight may come.
  seeded = await withRevenue(await seedShop(await openTestShop({ stopsClock: true })));
});
afterAll(() => seeded.shop.close());

const today = () => businessDate(seeded.shop.now());
const lastDays = (days: number) => ({ from: addDays(today(), 1 - days), to: today() });
const read = async (route: Route, body: object, token = seeded.administrator) =>
  seeded.shop.call(route, { token, body });
it('what is bought together, seen from the rarer article', async () => {
  const { soap, mop, otherBuyer, representative } = seeded;
  const { shop } = seeded;
  for (let made = 0; made < 3; made += 1) {
    await addToCart(seeded, otherBuyer, soap, 1);
    await addToCart(seeded, otherBuyer, mop, 1);
    expect((await placeOrder(seeded, otherBuyer)).status).toBe(200);
  }
  const pairs = async (more: object = {}, token = seeded.administrator) =>
    (await read(adminReports.pairs, { ...lastDays(30), ...more }, token)).data;
  expect(await pairs()).toMatchObject([
    { articleId: mop, otherId: soap, orders: 3, articleOrders: 4, share: 75, lift: 0.9 },
  ]);
  expect(await pairs({ articleIds: [soap] })).toMatchObject([
    { articleId: soap, otherId: mop, articleOrders: 5, share: 60 },
  ]);
  expect(await pairs({}, representative)).toMatchObject([{ articleId: soap, orders: 3, articleOrders: 3 }]);
  const nobody = await shop.loginAs(await aPerson(shop.db, { role: 'sales_representative' }));
  expect(await pairs({}, nobody)).toEqual([]);
});

it('stock that nobody has bought since it was added, with its value; costs for those who see them', async () => {
  const { soap, representative } = seeded;
  const { shop } = seeded;
  const old = await someArticle(seeded, 'STARO-1', { vpc: 20_00, stock: 7 });
  const longAgo = noonDaysAgo(shop.now(), 200);
  await shop.db.updateTable('article').set({ created_at: longAgo }).where('id', 'in', [old, soap]).execute();
  const dead = async (view: string, token = seeded.administrator) =>
    (await read(adminReports.deadStock, { view }, token)).data;
  expect(await dead('days180')).toMatchObject([
    { id: old, available: 7, value: 70, priceValue: 140, lastSoldOn: null, days: 200 },
  ]);
  expect(await dead('days365')).toEqual([]);
  expect(await dead('days180', representative)).toMatchObject([{ id: old, value: null, priceValue: 140 }]);
});

it('searches that found nothing and still do', async () => {
  const { shop } = seeded;
  const at = (days: number) => new Date(shop.now().getTime() - days * DAY_MS);
  const log = (query: string, days: number, hits: number, searches = 1) => ({
    query,
    language: 'bs',
    at: at(days),
    hits,
    searches,
  });
  await shop.db
    .insertInto('search_log')
    .values([log('bukva', 1, 0, 4), log('bukva', 9, 0, 2), log('metla', 2, 0), log('metla', 1, 3), log('staro', 9, 0)])
    .execute();
  const { data } = await read(adminReports.lostSearches, lastDays(7));
  expect(data).toMatchObject([{ text: 'bukva', searches: 4, previous: 2 }]);
});

it('a customer whose rhythm is broken, until they order again', async () => {
  const { soap, representative } = seeded;
  const { shop } = seeded;
  const regular = await aCompanyWithAddress(seeded);
  const buyer = await aPerson(shop.db, { companyId: regular });
  for (const daysAgo of [120, 110, 100, 90, 80]) {
    const id = await anOrder(seeded, soap, 1, await shop.loginAs(buyer));
    const placed = noonDaysAgo(shop.now(), daysAgo);
    await shop.db.updateTable('sales_order').set({ placed_at: placed }).where('id', '=', id).execute();
  }
  const lapsed = async (token = seeded.administrator) => (await read(adminReports.lapsedCustomers, {}, token)).data;
  expect(await lapsed()).toMatchObject([{ id: regular, usualGap: 10, days: 80, missed: 8, yearRevenue: 50 }]);
  expect(await lapsed(representative)).toEqual([]);
  await anOrder(seeded, soap, 1, await shop.loginAs(buyer));
  expect(await lapsed()).toEqual([]);
});

it('debts by age, of the own companies for a representative', async () => {
  const { otherCompanyId: other, representative, representativeId } = seeded;
  const { shop } = seeded;
  const record = (companyId: number, account: string, days: number, owes: number) => {
    const day = addDays(today(), -days);
    const due = { doc_date: day, booking_date: day, payment_term: day, company_id: companyId };
    return { ...due, account, account_number: account, owes, open_amount: owes };
  };
  await shop.db
    .insertInto('finance_record')
    .values([
      record(other, 'D-1', 10, 5_00),
      record(other, 'D-2', 100, 7_00),
      record(seeded.companyId, 'D-3', -5, 9_00),
    ])
    .execute();
  const debts = async (more: object = {}, token = seeded.administrator) =>
    (await read(adminReports.debts, more, token)).data;
  expect(await debts()).toMatchObject([
    { id: other, debt: 12, days30: 5, over90: 7, notDue: 0 },
    { id: seeded.companyId, debt: 9, notDue: 9 },
  ]);
  expect(await debts({ view: 'overdue' })).toHaveLength(1);
  expect(await debts({ representativeIds: [representativeId] })).toMatchObject([{ id: other }]);
  expect(await debts({}, representative)).toMatchObject([{ id: other }]);
  const { data } = await read(adminReports.debtTotals, {}, representative);
  expect(data).toEqual({ notDue: 0, days30: 5, days60: 0, days90: 0, over90: 7 });
});
