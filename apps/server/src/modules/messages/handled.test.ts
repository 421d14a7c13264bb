import { adminRequests, articles, ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { anOrder, moveOrder, openStall, someArticle, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
  // A colleague hears of the same records, and need not look at them again either.
  await aPerson(stall.shop.db, { role: 'administrator' });
});
afterAll(() => stall.shop.close());

/** How many messages about a page are unread, and how many there are. */
async function messagesAbout(link: string, code = ''): Promise<readonly [number, number]> {
  const rows = await stall.shop.db
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
  const article = await someArticle(stall, 'M-1', { stock: 9 });
  const [decided, open] = [await anOrder(stall, article), await anOrder(stall, article)];
  for (const id of [decided, open]) await expectMessages(`/admin/orders/${id}`, '', [2, 2]);
  await moveOrder(stall, stall.administrator, { id: decided, status: S.approved });
  await expectMessages(`/admin/orders/${decided}`, '', [0, 2]);
  expect(await messagesAbout(`/admin/orders/${open}`)).toEqual([2, 2]);
});

it('reads the message of the request that is answered, where several share a page', async () => {
  const { shop, buyer, administrator: token } = stall;
  const page = '/admin/out-of-stock-requests';
  for (const code of ['M-2', 'M-3']) {
    const articleId = await someArticle(stall, code, { stock: 0 });
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
