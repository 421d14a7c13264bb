import { articleFilters, attributes, tags, variations } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRange, aVariation, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let range: Range;
let token: string;
let blind: string;
let variationId: number;
let gloves: readonly number[];
let soap: number;

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
  blind = await shop.loginAs(await aPerson(db, { companyId, canViewPrices: false }));
  variationId = await aVariation(db, 'Rukavice Nitra', range.size.id);
  const member = { title: 'Rukavice', categoryIds: [range.gloves], variationId };
  const m = await someGoods(db, range, { ...member, code: 'NI-M', valueIds: [range.size.m] });
  const s = await someGoods(db, range, { ...member, code: 'NI-S', valueIds: [range.size.s], isLead: true });
  await someGoods(db, range, { ...member, code: 'NI-L', valueIds: [range.size.l], isVisible: false });
  gloves = [s, m];
  soap = await someGoods(db, range, {
    code: 'DT-1',
    title: 'Deterdžent',
    categoryIds: [range.detergents],
    createdAt: new Date('2020-01-01'),
  });
  const bulk = await someGoods(db, range, { code: 'DT-2', title: 'Prašak', categoryIds: [range.detergents] });
  await tagged('kuhinja', [soap]);
  await tagged('prazno', []);
  await tagged('pranje', [soap, bulk]);
  await vi.waitFor(async () => expect(await popular()).toHaveLength(2), { timeout: 30_000, interval: 50 });
});
afterAll(() => shop.close());

describe('attributes', () => {
  it('come with their values in order, alone, by ids and as a list', async () => {
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

  it('answer 404 where they are not there', async () => {
    const reply = await shop.call(attributes.one, { token, params: { id: 2_000_000_000 } });
    expect(reply).toMatchObject({ status: 404, code: 'catalogue.attribute_not_found' });
  });
});

describe('a variation', () => {
  it('lists its visible members in the order of what they differ in', async () => {
    const { data } = await shop.call(variations.one, { token, params: { id: variationId } });
    expect(data).toMatchObject({ id: variationId, title: 'Rukavice Nitra', articleIds: gloves });
    expect(data.attributes[0].values.map(({ title }: { title: string }) => title)).toEqual(['S', 'M']);
  });

  it('shows prices to those only who may see them', async () => {
    const details = async (who: string) =>
      (await shop.call(variations.details, { token: who, params: { id: variationId } })).data.members;
    expect(await details(token)).toMatchObject([
      { code: 'NI-S', price: 10 },
      { code: 'NI-M', price: 10 },
    ]);
    expect(await details(blind)).toMatchObject([{ price: null }, { price: null }]);
  });

  it('answers 404 where it is not there', async () => {
    const reply = await shop.call(variations.details, { token, params: { id: 2_000_000_000 } });
    expect(reply).toMatchObject({ status: 404, code: 'catalogue.variation_not_found' });
  });
});

it('names the tags that articles carry, the most frequent first', async () => {
  expect(await popular()).toMatchObject([
    { title: 'pranje', count: 2 },
    { title: 'kuhinja', count: 1 },
  ]);
});

describe('filters', () => {
  it('of what is new leave old articles out', async () => {
    const { data } = await shop.call(articleFilters.newlyAdded, { token, body: {} });
    const counts = new Map(data.categories.map(({ id, count }: { id: number; count: number }) => [id, count]));
    expect([counts.get(range.detergents), counts.get(range.gloves)]).toEqual([1, 1]);
  });

  it('of my articles count nothing before the first order, and no prices for whom they are hidden from', async () => {
    const { data } = await shop.call(articleFilters.myArticles, { token: blind });
    expect(data).toMatchObject({ categories: [], boughtBefore: 0, minPriceInThisCategory: null });
  });
});
