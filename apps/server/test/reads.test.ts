import {
  adminAnswerTemplates,
  articles,
  categories,
  reads,
  type Route,
  shoppingCart,
  supplier,
  users,
  wishList,
} from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedShop, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

interface Answered {
  readonly status: number;
}

const callOf = ({ method, path }: Route): string => `${method} ${path}`;
const together = (asked: object[], token?: string) =>
  seeded.shop.call(reads.together, { body: { reads: asked }, token });

it('answers each call as it is answered alone', async () => {
  const { shop, buyer: token } = seeded;
  const id = await someArticle(seeded, 'R-1', { vpc: 10_00, stock: 5 });
  const newest = () => shop.call(articles.newlyAdded, { token, body: { page: 1, pageSize: 12 } });
  // The catalogue follows the database.
  await expect.poll(async () => (await newest()).data).toHaveLength(1);
  const { status, data } = await together(
    [
      { call: callOf(users.profile) },
      { call: callOf(categories.simplified), body: {} },
      { call: callOf(articles.details), params: { id: String(id) } },
      { call: callOf(articles.newlyAdded), body: { page: 1, pageSize: 12 } },
    ],
    token,
  );
  expect(status).toBe(200);
  const alone = [
    await shop.call(users.profile, { token }),
    await shop.call(categories.simplified, { token, body: {} }),
    await shop.call(articles.details, { token, params: { id } }),
    await newest(),
  ];
  expect(data).toEqual(
    alone.map(({ data: answered, paging }) => ({
      status: 200,
      answer: { data: answered, ...(paging && { pagedResult: paging }) },
    })),
  );
});

it('refuses one call without the others', async () => {
  const { data } = await together(
    [
      { call: callOf(adminAnswerTemplates.list), body: {} },
      { call: callOf(articles.details), params: { id: '2000000000' } },
      { call: callOf(articles.newlyAdded), body: { page: -1 } },
      { call: callOf(supplier.current) },
    ],
    seeded.buyer,
  );
  expect(data.map(({ status }: Answered) => status)).toEqual([403, 404, 400, 200]);
  expect(data[0].answer).toMatchObject({ data: null, info: { code: 'access.not_allowed' } });
  expect(data[2].answer.errors[0].field).toBe('page');
});

it.each([
  ['nobody in a closed shop', undefined, 'auth.sign_in_first'],
  ['a session that is over', 'shp_0000000000000000000000000000000000000000000', 'auth.session_expired'],
])('tells %s with each call what it needs, and answers what is open to all', async (_, token, code) => {
  const { data } = await together([{ call: callOf(users.profile) }, { call: callOf(supplier.current) }], token);
  expect(data[0]).toMatchObject({ status: 401, answer: { data: null, info: { code } } });
  expect(data[1].status).toBe(200);
});

it('makes no call that writes, none that asks for several, and none that there is not', async () => {
  const { data } = await together(
    [
      { call: callOf(wishList.toggle), body: { articleId: 1 } },
      { call: callOf(shoppingCart.addItem), body: { articleId: 1, quantity: 1 } },
      { call: callOf(reads.together), body: { reads: [{ call: callOf(supplier.current) }] } },
      { call: 'GET /nothing' },
    ],
    seeded.buyer,
  );
  expect(data.map(({ status }: Answered) => status)).toEqual([404, 404, 404, 404]);
});

it('takes 24 calls at most', async () => {
  const asked = (count: number) => Array.from({ length: count }, () => ({ call: callOf(supplier.current) }));
  expect((await together(asked(24))).data).toHaveLength(24);
  expect((await together(asked(25))).status).toBe(400);
});
