import { ORDER_STATUS as S } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aCompanyWithAddress,
  anOrder,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
} from '../../../test/builders/seeded-shop.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop } from '../../../test/http.ts';
import { expectSumsOfOrders } from '../../../test/oracle/revenue-oracle.ts';
import { refreshSums, reportJobs } from './index.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

/** Compares all tables of sums with the orders. */
async function checkSums(): Promise<void> {
  await refreshSums(seeded.shop.db);
  await expectSumsOfOrders(seeded.shop.db);
}

it('equal the orders after each step: placed, approved, cancelled, delivered, returned, of two companies and two days', async () => {
  const { shop, administrator } = seeded;
  const [soap, mop] = [
    await someArticle(seeded, 'ZB-1', { vpc: 3_33 }),
    await someArticle(seeded, 'ZB-2', { vpc: 10_00 }),
  ];
  await shop.db.updateTable('article').set({ nc: 0 }).where('id', '=', mop).execute();
  const other = await aCompanyWithAddress(seeded);
  const otherBuyer = await shop.loginAs(await aPerson(shop.db, { companyId: other }));
  const first = await anOrder(seeded, soap, 3);
  await checkSums();
  const second = await anOrder(seeded, mop, 2, otherBuyer);
  const third = await anOrder(seeded, soap, 5, otherBuyer);
  await checkSums();
  for (const status of [S.approved, S.finished, S.delivered]) {
    await moveOrder(seeded, administrator, { id: first, status });
    await checkSums();
  }
  await moveOrder(seeded, administrator, { id: second, status: S.cancelled, reason: 'Nema' });
  await checkSums();
  await anOrder(seeded, mop, 1);
  await checkSums();
  const line = await shop.db
    .selectFrom('sales_order_line')
    .select('id')
    .where('order_id', '=', first)
    .executeTakeFirstOrThrow();
  const order = await shop.db.selectFrom('sales_order').selectAll().where('id', '=', first).executeTakeFirstOrThrow();
  const complaint = {
    number: 'R-1',
    kind: 'return',
    contact_person: 'Ana',
    product_name: 'Sapun',
    term: 'in_time',
    language: 'bs',
    user_id: order.user_id ?? 0,
    company_id: order.company_id,
    order_id: first,
    order_line_id: line.id,
    quantity: 1,
    status: 4,
    outcome: 'refund',
    closed_at: shop.now(),
  };
  await shop.db.insertInto('complaint').values(complaint).execute();
  await checkSums();
  const { rows } = await sql<{ quantity: number; revenue: number }>`
    select quantity, revenue from revenue_line where order_id = ${first}`.execute(shop.db);
  expect(rows).toEqual([{ quantity: 2, revenue: 6_66 }]);
  // An order that is moved to another day, as when data are corrected by hand.
  const dayBefore = new Date(shop.now().getTime() - 2 * 86_400_000);
  await shop.db.updateTable('sales_order').set({ placed_at: dayBefore }).where('id', '=', third).execute();
  await checkSums();
});

it('are the same when they are computed again, and leave nothing to do', async () => {
  const { db } = seeded.shop;
  const all = async () =>
    (
      await sql`select day, company_id, orders, revenue, cost from revenue_by_company where orders > 0 order by 1, 2`.execute(
        db,
      )
    ).rows;
  const before = await all();
  expect(before.length).toBeGreaterThan(1);
  // As after a mistake of somebody who has corrected the tables by hand.
  await sql`update revenue_by_company set revenue = revenue + 1`.execute(db);
  expect(await all()).not.toEqual(before);
  const job = reportJobs.find(({ name }) => name === 'reports.rebuild-revenue');
  const context = { db, clock: seeded.shop.now, log: seeded.shop.app.log, signal: new AbortController().signal };
  await job?.run(context, {});
  expect(await all()).toEqual(before);
  expect(await refreshSums(db)).toBe(0);
});

it('are whole for readers while they are computed again', async () => {
  const { db } = seeded.shop;
  const all = async () => (await sql`select * from revenue_by_company order by day, company_id`.execute(db)).rows;
  const before = await all();
  expect(before.length).toBeGreaterThan(1);
  const job = reportJobs.find(({ name }) => name === 'reports.rebuild-revenue');
  // It ends before the first batch, as when the worker stops.
  await job?.run({ db, clock: seeded.shop.now, log: seeded.shop.app.log, signal: AbortSignal.abort() }, {});
  expect(await all()).toEqual(before);
  await refreshSums(db);
  expect(await all()).toEqual(before);
});

it('a cost that changes later changes no margin of the past', async () => {
  const { db } = seeded.shop;
  const article = await someArticle(seeded, 'ZB-3', { vpc: 10_00 });
  const id = await anOrder(seeded, article, 2);
  await db.updateTable('article').set({ nc: 9_99 }).where('id', '=', article).execute();
  await refreshSums(db);
  const { rows } = await sql`select cost from revenue_line where order_id = ${id}`.execute(db);
  expect(rows).toEqual([{ cost: 10_00 }]);
});
