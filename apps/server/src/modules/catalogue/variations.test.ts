import { articleFilters, articles, variations } from '@sjaj/contract';
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
let detergent: number;

/** The number of new articles by category, as the index knows them. */
async function newArticles(): Promise<ReadonlyMap<number, number>> {
  const { data } = await shop.call(articleFilters.newlyAdded, { token, body: {} });
  return new Map(data.categories.map(({ id, count }: { id: number; count: number }) => [id, count]));
}

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
  await someGoods(db, range, {
    code: 'DT-1',
    title: 'Deterdžent',
    categoryIds: [range.detergents],
    createdAt: new Date('2020-01-01'),
  });
  detergent = await someGoods(db, range, { code: 'DT-2', title: 'Prašak', categoryIds: [range.detergents] });
  // The last of them: the index follows the database in its order.
  await vi.waitFor(async () => expect((await newArticles()).has(range.detergents)).toBe(true), {
    timeout: 30_000,
    interval: 50,
  });
});
afterAll(() => shop.close());

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

describe('filters', () => {
  it('of what is new leave old articles out', async () => {
    const counts = await newArticles();
    expect([counts.get(range.detergents), counts.get(range.gloves)]).toEqual([1, 1]);
  });

  it('of my articles count nothing before the first order, and no prices for whom they are hidden from', async () => {
    const { data } = await shop.call(articleFilters.myArticles, { token: blind });
    expect(data).toMatchObject({ categories: [], boughtBefore: 0, minPriceInThisCategory: null });
  });
});

describe('a member of a variation that another article is linked to', () => {
  const linkedAs = async (relation: 'alternative' | 'spare_part') => {
    const link = { article_id: detergent, linked_article_id: gloves[1] ?? 0, relation };
    await shop.db.insertInto('article_link').values(link).execute();
    const read = () => shop.call(articles.details, { token, params: { id: detergent } });
    await vi.waitFor(
      async () => expect((await read()).data.linkedArticles).toContainEqual(expect.objectContaining({ relation })),
      30_000,
    );
    const { linkedArticles } = (await read()).data;
    return linkedArticles.find((one: { relation: string }) => one.relation === relation).articles;
  };

  it('is to be chosen where the articles are alike', async () =>
    expect(await linkedAs('alternative')).toMatchObject([{ title: 'Rukavice Nitra', variation: { members: 2 } }]));

  it('is itself offered where it fits', async () =>
    expect(await linkedAs('spare_part')).toMatchObject([{ code: 'NI-M', variation: null }]));
});
