import { adminOrders, adminStart, type Capability, ORDER_STATUS as S, WORK_QUEUES } from '@sjaj/contract';
import { businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson, aStaffRole } from '../../../test/builders/people.ts';
import { anOrder, moveOrder, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

const start = async () => (await seeded.shop.call(adminStart.start, { token: seeded.administrator })).data;
const queueOf = (page: Awaited<ReturnType<typeof start>>, name: string) =>
  page.queues.find(({ queue }: { queue: string }) => queue === name);

it('counts what waits since when, the oldest order first, and the sales of the day', async () => {
  const { shop, administrator: token } = seeded;
  const article = await someArticle(seeded, 'S-1', { vpc: 10_00, stock: 2 });
  const first = await anOrder(seeded, article, 1);
  const second = await anOrder(seeded, article, 1);
  const page = await start();
  expect(page.waitingOrders.map(({ id }: { id: number }) => id)).toEqual([first, second]);
  expect(page.waitingOrders[0]).toMatchObject({ total: 11.7, may: ['approve', 'reject'] });
  expect(queueOf(page, 'approval')).toMatchObject({ count: 2, oldest: page.waitingOrders[0].date });
  expect(page.lowStock).toContainEqual(expect.objectContaining({ code: 'S-1', available: 0, lowLevel: 0 }));
  expect(queueOf(page, 'lowStock').count).toBeGreaterThan(0);
  expect(page.sales).toHaveLength(30);
  expect(page.sales[29]).toMatchObject({ day: businessDate(shop.now()), previous: 0 });
  expect(page.today).toEqual({ amount: page.sales[29].amount, orders: 2, weekAgo: 0 });
  expect(queueOf(page, 'shipping')).toEqual({ queue: 'shipping', count: 0, oldest: null });
  expect((await shop.call(adminOrders.counts, { token })).data).toContainEqual({ status: S.created, count: 2 });
  await moveOrder(seeded, token, { id: first, status: S.approved });
  const after = await start();
  expect(queueOf(after, 'shipping')).toMatchObject({ count: 1, oldest: expect.any(String) });
  expect(queueOf(after, 'approval').count).toBe(1);
});

it('counts overdue customers, searches that found nothing and what failed', async () => {
  const { shop, companyId } = seeded;
  const troubles = ['debtors', 'searchesWithoutHits', 'failedJobs'];
  const before = await start();
  expect(troubles.map((name) => queueOf(before, name).count)).toEqual([0, 0, 0]);
  const debt = { doc_date: '2020-01-01', booking_date: '2020-01-01', payment_term: '2020-02-01' };
  await shop.db
    .insertInto('finance_record')
    .values({ ...debt, company_id: companyId, account: 'R-1', account_number: '2110', owes: 5_00, open_amount: 5_00 })
    .execute();
  await shop.db.insertInto('search_log').values({ query: 'nema', language: 'bs', hits: 0, at: shop.now() }).execute();
  const failure = { name: 'mail.deliver', data: '{}', attempts: 5, error: 'x', failed_at: shop.now() };
  await shop.db.insertInto('job_failure').values(failure).execute();
  const page = await start();
  expect(troubles.map((name) => queueOf(page, name).count)).toEqual([1, 1, 1]);
  expect(queueOf(page, 'debtors').oldest).toContain('2020-0');
});

it('counts hidden articles as their list does: without those in the archive', async () => {
  const { shop } = seeded;
  const before = (await start()).hiddenArticles;
  const hidden = await someArticle(seeded, 'S-2');
  const archived = await someArticle(seeded, 'S-3');
  await shop.db.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', hidden).execute();
  await shop.db
    .updateTable('article')
    .set({ is_visible_on_web: false, archived_at: shop.now() })
    .where('id', '=', archived)
    .execute();
  expect((await start()).hiddenArticles).toBe(before + 1);
});

it('has the queues and lists only whose pages the role may open', async () => {
  const { shop } = seeded;
  const pageFor = async (...capabilities: Capability[]) => {
    const staffRoleId = await aStaffRole(shop.db, ['viewFigures', ...capabilities]);
    const token = await shop.loginAs(await aPerson(shop.db, { role: 'own_role', staffRoleId }));
    const { data } = await shop.call(adminStart.start, { token });
    return { ...data, names: data.queues.map(({ queue }: { queue: string }) => queue) };
  };
  const accountant = await pageFor('viewOrders', 'viewFinance');
  expect(accountant.names).toEqual(['preOrders', 'unpaid', 'debtors']);
  expect(accountant).toMatchObject({ waitingOrders: null, lowStock: null });
  expect(accountant.sales).toHaveLength(30);
  const seller = await pageFor('decideOrders', 'viewStock');
  expect(seller.names).toEqual(['approval', 'lowStock']);
  expect(seller.waitingOrders.length).toBeGreaterThan(0);
  expect(seller.lowStock.length).toBeGreaterThan(0);
  const approver = await shop.loginAs(
    await aPerson(shop.db, { role: 'own_role', staffRoleId: await aStaffRole(shop.db, ['decideOrders']) }),
  );
  const { data: waiting } = await shop.call(adminStart.waiting, { token: approver });
  expect(waiting).toEqual([{ queue: 'approval', count: seller.queues[0].count }]);
  expect((await start()).queues.map(({ queue }: { queue: string }) => queue)).toEqual(WORK_QUEUES);
});
