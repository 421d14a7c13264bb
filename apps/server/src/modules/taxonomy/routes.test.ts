import { attributes, categories, tags } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRange, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let range: Range;
let token: string;

async function tagged(title: string, articleIds: readonly number[]): Promise<number> {
  const { id } = await shop.db
    .insertInto('tag')
    .values({ title: JSON.stringify({ bs: title }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const articleId of articleIds)
    await shop.db.insertInto('article_tag').values({ article_id: articleId, tag_id: id }).execute();
  return id;
}

const popular = async () => (await shop.call(tags.mostPopular, { token })).data;

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  range = await aRange(db);
  const companyId = await aCompany(db, await aPlace(db));
  token = await shop.loginAs(await aPerson(db, { companyId }));
  const soap = await someGoods(db, range, { code: 'DT-1', title: 'Deterdžent', categoryIds: [range.detergents] });
  const bulk = await someGoods(db, range, { code: 'DT-2', title: 'Prašak', categoryIds: [range.detergents] });
  await tagged('kuhinja', [soap]);
  await tagged('prazno', []);
  await tagged('pranje', [soap, bulk]);
  await vi.waitFor(async () => expect(await popular()).toHaveLength(2), { timeout: 30_000, interval: 50 });
});
afterAll(() => shop.close());

describe('attributes', () => {
  it('are returned with their values in order: one, by ids and as a list', async () => {
    const size = {
      id: range.size.id,
      title: 'Veličina',
      unit: null,
      values: ['S', 'M', 'L'].map((title) => expect.objectContaining({ title })),
    };
    expect((await shop.call(attributes.one, { token, params: { id: range.size.id } })).data).toEqual(size);
    const ids = [2_000_000_000, range.size.id];
    expect((await shop.call(attributes.byIds, { token, body: { ids } })).data).toEqual([size]);
    const list = await shop.call(attributes.list, { token, body: { quickSearch: 'velic' } });
    expect(list).toMatchObject({ data: [size], paging: { totalItems: 1 } });
    expect((await shop.call(attributes.list, { token, body: { quickSearch: 'boja' } })).data).toEqual([]);
  });

  it('404 for an unknown attribute', async () => {
    const reply = await shop.call(attributes.one, { token, params: { id: 2_000_000_000 } });
    expect(reply).toMatchObject({ status: 404, code: 'catalogue.attribute_not_found' });
  });
});

it('lists the categories in the order of the menu, and for a client that asks for them the newest first', async () => {
  const ids = async (body: object): Promise<number[]> =>
    (await shop.call(categories.simplified, { token, body })).data.map(({ id }: { id: number }) => id);
  const inMenu = await ids({});
  const newestFirst = { sortBy: 'createdDate', isSortAscending: false, page: 1, pageSize: 1_000 };
  expect(await ids(newestFirst)).toEqual([...inMenu].sort((a, b) => b - a));
  expect(await ids({ quickSearch: 'nema takve' })).toEqual([]);
});

it('lists the tags that articles have, the most frequent first', async () => {
  expect(await popular()).toMatchObject([
    { title: 'pranje', count: 2 },
    { title: 'kuhinja', count: 1 },
  ]);
});
