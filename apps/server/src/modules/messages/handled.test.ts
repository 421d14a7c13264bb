import { adminRequests, articles, orderApprovals, ORDER_STATUS as S, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { anOrder, moveOrder, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  // A colleague hears of the same records, and need not look at them again either.
  await aPerson(seeded.shop.db, { role: 'administrator' });
});
afterAll(() => seeded.shop.close());

/** How many messages about a page are unread, and how many there are. */
async function messagesAbout(link: string, code = ''): Promise<readonly [number, number]> {
  const rows = await seeded.shop.db
    .selectFrom('system_message')
    .select(['read_at', 'facts'])
    .where('link', '=', link)
    .execute();
  const about = rows.filter(({ facts }) => JSON.stringify(facts).includes(code));
  return [about.filter(({ read_at }) => read_at === null).length, about.length];
}
const expectMessages = (link: string, code: string, counts: readonly [number, number]) =>
  vi.waitFor(async () => expect(await messagesAbout(link, code)).toEqual(counts), { timeout: 30_000, interval: 50 });

it('reads the messages of an order for all of staff once one of them has decided, and no others', async () => {
  const article = await someArticle(seeded, 'M-1', { stock: 9 });
  const [decided, open] = [await anOrder(seeded, article), await anOrder(seeded, article)];
  for (const id of [decided, open]) await expectMessages(`/admin/orders/${id}`, '', [2, 2]);
  await moveOrder(seeded, seeded.administrator, { id: decided, status: S.approved });
  await expectMessages(`/admin/orders/${decided}`, '', [0, 2]);
  expect(await messagesAbout(`/admin/orders/${open}`)).toEqual([2, 2]);
});

it('reads the message of the request that is answered, where several share a page', async () => {
  const { shop, buyer, administrator: token } = seeded;
  const page = '/admin/out-of-stock-requests';
  for (const code of ['M-2', 'M-3']) {
    const articleId = await someArticle(seeded, code, { stock: 0 });
    await shop.call(articles.createOutOfStockRequest, { token: buyer, body: { articleId, comment: 'Treba' } });
    await expectMessages(page, code, [2, 2]);
  }
  const { data } = await shop.call(adminRequests.arrivals, { token, body: { view: 'waiting' } });
  const { id } = data.find(({ article }: { article: { code: string } }) => article.code === 'M-2');
  await shop.call(adminRequests.answerArrival, {
    token,
    params: { id },
    body: { outcome: 'answered', note: 'Stiže u petak' },
  });
  await expectMessages(page, 'M-2', [0, 2]);
  expect(await messagesAbout(page, 'M-3')).toEqual([2, 2]);
});

it('one approver decides: the others have nothing to read of that order, but of those that still wait', async () => {
  const { shop, companyId } = seeded;
  const article = await someArticle(seeded, 'M-4', { vpc: 100_00, stock: 9 });
  const buyerId = await aPerson(shop.db, { companyId });
  await shop.db.updateTable('user_account').set({ order_limit: 50_00 }).where('id', '=', buyerId).execute();
  const buyer = await shop.loginAs(buyerId);
  const [admin, other] = [
    await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId })),
    await shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId })),
  ];
  const [approved, returned, open] = [
    await anOrder(seeded, article, 1, buyer),
    await anOrder(seeded, article, 1, buyer),
    await anOrder(seeded, article, 1, buyer),
  ];
  for (const id of [approved, returned, open]) await expectMessages(`/profile/orders/${id}`, '', [3, 3]);
  const unread = async () => (await shop.call(systemMessages.unread, { token: other })).data;
  expect(await unread()).toEqual(3);
  for (const [id, decision] of [[approved, 'approve'] as const, [returned, 'return'] as const])
    await shop.call(orderApprovals.decide, {
      token: admin,
      params: { id },
      body: { version: 1, decision, lines: [], note: 'Tako.' },
    });
  // Both messages to the orderer: that it was placed, and what was decided.
  for (const id of [approved, returned]) await expectMessages(`/profile/orders/${id}`, '', [2, 4]);
  expect(await unread()).toEqual(1);
});
