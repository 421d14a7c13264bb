import { articles, articleFilters, checkout, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRange, aVariation, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, anAddress, aPerson } from '../../../test/builders/people.ts';
import { aPlace, someTerms } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

/** What a listing may be asked, and what it answers at the edges. */

let shop: TestShop;
let range: Range;
let buyer: string;
let blind: string;
let addressId: number;
let vests: readonly number[];

/** The server follows the database five times a second. */
const WAIT = { timeout: 30_000, interval: 50 };

const list = async (body: object, token = buyer) => (await shop.call(articles.listing, { token, body })).data;

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  range = await aRange(db);
  const place = await aPlace(db);
  await someTerms(db);
  const companyId = await aCompany(db, place);
  addressId = await anAddress(db, { companyId, ...place });
  buyer = await shop.loginAs(await aPerson(db, { companyId }));
  blind = await shop.loginAs(await aPerson(db, { companyId, canViewPrices: false }));
  const { gloves, detergents, otherBrandId, size } = range;
  const variationId = await aVariation(db, 'Prsluk Zebra', size.id);
  const vest = { title: 'Prsluk Zebra', categoryIds: [gloves], variationId, brandId: otherBrandId };
  vests = [
    await someGoods(db, range, { ...vest, code: 'PR-S', valueIds: [size.s], isLead: true }),
    await someGoods(db, range, { ...vest, code: 'PR-M', valueIds: [size.m], vpc: 3_000 }),
  ];
  await someGoods(db, range, { code: 'DT-1', title: 'Deterdžent', categoryIds: [detergents], vpc: 500 });
  await someGoods(db, range, { code: 'DT-2', title: 'Deterdžent jaki', categoryIds: [detergents], vpc: 700, stock: 0 });
  await vi.waitFor(async () => {
    const { totalItems, filters } = await list({});
    // A change of many articles is applied in steps: both vests have to be there, not only their group.
    expect([totalItems, filters.attributes[0]?.values.length]).toEqual([3, 2]);
  }, WAIT);
});
afterAll(() => shop.close());

describe('a search text', () => {
  const search = (quickSearch: string) =>
    shop.call(articles.autoCompleteArticles, { token: buyer, body: { quickSearch } });

  it.each([2, 65, 90_000])('400 for %i letters, by its field', async (letters) => {
    const { status, errors } = await search(` ${'x'.repeat(letters)} `);
    expect([status, errors[0]?.field]).toEqual([400, 'quickSearch']);
  });

  it('that is empty asks for everything', async () => {
    expect((await search('  ')).paging).toMatchObject({ totalItems: 3 });
  });

  it('413 for a question that no text excuses', async () => {
    expect((await search('x'.repeat(300_000))).status).toBe(413);
  });
});

describe('price bounds', () => {
  it('are 1 and 100,000 where nothing is left', async () => {
    const { filters } = await list({ categoryIds: [2_000_000_000] });
    expect([filters.minPriceInThisCategory, filters.maxPriceInThisCategory]).toEqual([1, 100_000]);
  });

  it('are hidden with the prices there as well', async () => {
    const { filters } = await list({ categoryIds: [2_000_000_000] }, blind);
    expect([filters.minPriceInThisCategory, filters.maxPriceInThisCategory]).toEqual([null, null]);
  });
});

it('keeps the values of a search that give nothing with what else is chosen', async () => {
  const { filters } = await list({ quickSearch: 'prsluk', brandIds: [range.references.brandId] });
  const [sizes] = filters.attributes;
  expect(sizes?.values.map(({ title, count }: { title: string; count: number }) => [title, count])).toEqual([
    ['S', 0],
    ['M', 0],
  ]);
  // What the words do not bring at all is none of its values.
  expect((await list({ quickSearch: 'deterdžent', isInStock: true })).filters.attributes).toEqual([]);
});

it('remembers nothing twice that was looked at, and lists slots by pages', async () => {
  const recently = await shop.call(articles.recentlyViewed, {
    token: buyer,
    body: { articleIds: [vests[1], vests[0], vests[1]] },
  });
  expect(recently.data.map(({ id }: { id: number }) => id)).toEqual([vests[1], vests[0]]);
  for (const route of [articles.mainPage, articles.customerCustomized]) {
    expect((await shop.call(route, { token: buyer, body: { page: 2, pageSize: 12 } })).data).toEqual([]);
  }
});

describe('my articles', () => {
  const mine = (body: object) => shop.call(articles.myArticles, { token: buyer, body });
  const codes = async (body: object) => (await mine(body)).data.map(({ code }: { code: string }) => code);

  async function order(articleId: number, quantity: number): Promise<void> {
    await shop.call(shoppingCart.addItem, { token: buyer, body: { articleId, quantity } });
    const cart = (await shop.call(shoppingCart.customer, { token: buyer })).data;
    const body = {
      deliveryMethod: 'own',
      addressId,
      expressPostId: null,
      pickupPlaceId: null,
      paymentTypeId: 3,
      termsAccepted: true,
      cartVersion: cart.version,
      seenTotal: cart.totalAmount,
    };
    expect((await shop.call(checkout.place, { token: buyer, body })).status).toBe(200);
  }

  it('show an order at once, filtered and sorted as any list is', async () => {
    expect(await codes({})).toEqual([]);
    const detergent = (await list({ quickSearch: 'DT-1' })).articles[0].id;
    await order(vests[1] ?? 0, 1);
    expect(await codes({})).toEqual(['PR-M']);
    await order(detergent, 2);
    await order(detergent, 1);
    expect(await codes({})).toEqual(['DT-1', 'PR-M']);
    expect(await codes({ brandIds: [range.otherBrandId] })).toEqual(['PR-M']);
    expect(await codes({ categoryIds: [range.cleaning] })).toEqual(['DT-1']);
    expect(await codes({ attributeValuesIds: [range.size.m] })).toEqual(['PR-M']);
    expect(await codes({ sortBy: 'vpc' })).toEqual(['DT-1', 'PR-M']);
    expect(await codes({ sortBy: 'vpc', isSortAscending: false })).toEqual(['PR-M', 'DT-1']);
    expect(await codes({ quickSearch: 'prsluk' })).toEqual(['PR-M']);
    const { data } = await shop.call(articleFilters.myArticles, { token: buyer });
    expect(data.brands.map(({ count }: { count: number }) => count)).toEqual([1, 1]);
    expect((await list({ isBoughtBefore: true })).totalItems).toBe(2);
  });

  it('tell nobody about prices who may not see them', async () => {
    const { status, code } = await shop.call(articles.myArticles, { token: blind, body: { sortBy: 'vpc' } });
    expect([status, code]).toEqual([403, 'articles.prices_hidden']);
  });
});
