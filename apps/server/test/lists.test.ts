import { contract, orders, PAGE_SIZES, type Route, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aPerson } from './builders/people.ts';
import { addToCart, anOrder, seedShop, placeOrder, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** Every `POST …/get-…` of customers is asked for in one way: page, page size, sorting, a text; and answers with its paging. */

/** Not lists: one record, a branch of the tree, the attributes and the successors of ids that are known. */
const NO_LISTS = [
  '/orders/get-customer-order/{id}',
  '/categories/get-categories',
  '/attributes/get-attributes-by-ids',
  '/articles/get-successors',
];

const lists = Object.values(contract)
  .flatMap((routes): Route[] => Object.values(routes))
  .filter(({ method, path }) => method === 'POST' && /\/get-/.test(path) && !path.startsWith('/admin/'))
  .filter(({ access }) => access.includes('buyer'))
  .filter(({ path }) => !/main-page|\/user\//.test(path) && !NO_LISTS.includes(path))
  .map((route) => ({ path: route.path, route }));

let seeded: SeededShop;
let articleId: number;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  articleId = await someArticle(seeded, 'LI-1', { stock: 100 });
  for (let made = 0; made < 3; made += 1) await anOrder(seeded, articleId, 4 - made);
  seeded.shop.wait(2_000);
  // The catalogue follows the database.
  const details = () => seeded.shop.call(contract.articles.details, { token: seeded.buyer, params: { id: articleId } });
  await vi.waitFor(async () => expect((await details()).status).toBe(200), 30_000);
});
afterAll(() => seeded.shop.close());

const send = (route: Route, body: object, token = seeded.buyer) =>
  seeded.shop.call(route, { token, params: { id: articleId }, body });

describe.each(lists)('$path', ({ route }) => {
  it('takes page, page size, sorting and a text, and answers with its paging', async () => {
    const all = { page: 1, pageSize: 12, sortBy: 'default', isSortAscending: false, quickSearch: '' };
    const newest = { pageSize: 10, sortBy: 'createdDate', isSortAscending: false };
    for (const body of [{}, all, newest]) {
      const { status, paging } = await send(route, body);
      expect([status, paging?.currentPage]).toEqual([200, 1]);
    }
  });

  it('has the page sizes of customers and no other', async () => {
    for (const pageSize of PAGE_SIZES) expect((await send(route, { pageSize })).status).toBe(200);
    for (const pageSize of [0, 1, 7, 13, 101, '12', null]) expect((await send(route, { pageSize })).status).toBe(400);
    expect((await send(route, { sortBy: 'password_hash' })).errors[0]?.field).toBe('sortBy');
  });

  it('finds nothing by a text that nothing has', async () => {
    expect((await send(route, { quickSearch: 'nigdje-ničega-%_' })).paging).toMatchObject({ totalItems: 0 });
  });
});

describe('orders', () => {
  const sorted = async (sortBy: string, isSortAscending: boolean): Promise<{ [column: string]: number }[]> =>
    (await send(orders.list, { sortBy, isSortAscending })).data;

  it('are sorted by each column, both ways', async () => {
    for (const [sortBy, column] of [
      ['total', 'total'],
      ['createdDate', 'date'],
      ['number', 'orderNumber'],
    ] as const) {
      const up = (await sorted(sortBy, true)).map((row) => row[column]);
      expect(up.length).toBe(3);
      expect(up).toEqual(up.toSorted());
      expect((await sorted(sortBy, false)).map((row) => row[column])).toEqual(up.toReversed());
    }
  });

  it('are not sorted by what is not shown', async () => {
    const { companyId, shop } = seeded;
    const token = await shop.loginAs(await aPerson(shop.db, { companyId, canViewPrices: false }));
    await addToCart(seeded, token, articleId);
    await placeOrder(seeded, token);
    const { status, code } = await send(orders.list, { sortBy: 'total' }, token);
    expect([status, code]).toEqual([403, 'articles.prices_hidden']);
  });
});

it('messages are found by the number of the order that they tell of', async () => {
  const userId = await aPerson(seeded.shop.db, { companyId: seeded.companyId });
  const token = await seeded.shop.loginAs(userId);
  await seeded.shop.db
    .insertInto('system_message')
    .values(
      ['2026-000001', '2026-000002'].map((number) => ({
        user_id: userId,
        kind: 'message.orderApproved',
        facts: JSON.stringify({ number }),
        link: '/profile/orders/1',
      })),
    )
    .execute();
  const found = await send(systemMessages.list, { quickSearch: '000002' }, token);
  expect(found.paging?.totalItems).toBe(1);
  expect(found.data[0].text).toContain('2026-000002');
  const first = await send(systemMessages.list, { sortBy: 'createdDate', isSortAscending: true, pageSize: 5 }, token);
  expect(first.data[0].text).toContain('2026-000001');
});
