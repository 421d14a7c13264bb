import { articles, brands, categories, mainPage } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { aRange, aVariation, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let range: Range;
let buyer: string;
let blind: string;
const ids: Record<string, number> = {};

/** The server follows the database five times a second. */
const WAIT = { timeout: 30_000, interval: 50 };

const list = async (body: object, token: string | undefined = buyer) =>
  (await shop.call(articles.listing, { token, body })).data;
const codes = async (body: object): Promise<string[]> =>
  (await list(body)).articles.map(({ code }: { code: string }) => code);

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  range = await aRange(db);
  const companyId = await aCompany(db, await aPlace(db));
  buyer = await shop.loginAs(await aPerson(db, { companyId }));
  blind = await shop.loginAs(await aPerson(db, { companyId, canViewPrices: false }));
  const variationId = await aVariation(db, 'Rukavice nitrilne Nitra', range.size.id);
  const { gloves, detergents, size, otherBrandId: brandId } = range;
  const member = { categoryIds: [gloves], brandId, variationId };
  ids.s = await someGoods(db, range, {
    ...member,
    code: 'NI-S',
    title: 'Rukavice nitrilne Nitra S',
    valueIds: [size.s],
    isLead: true,
    stock: 0,
    vpc: 900,
  });
  ids.m = await someGoods(db, range, {
    ...member,
    code: 'NI-M',
    title: 'Rukavice nitrilne Nitra M',
    valueIds: [size.m],
    vpc: 800,
    ean: '3870000000017',
  });
  ids.soap = await someGoods(db, range, {
    code: 'DT-100/5',
    title: 'Deterdžent za posuđe 5 L',
    categoryIds: [detergents],
    popularity: 5,
    vpc: 1_500,
  });
  ids.bleach = await someGoods(db, range, {
    code: 'IZ-1',
    title: 'Izbjeljivač 1 L',
    categoryIds: [detergents],
    stock: 0,
    vpc: 300,
    createdAt: new Date('2020-01-01'),
  });
  ids.hidden = await someGoods(db, range, {
    code: 'SKRIVEN',
    title: 'Skriveni deterdžent',
    categoryIds: [detergents],
    isVisible: false,
  });
  await vi.waitFor(async () => {
    const { totalItems, filters } = await list({});
    expect([totalItems, filters.categories.length]).toEqual([3, 4]);
  }, WAIT);
});
afterAll(() => shop.close());

describe('listing', () => {
  it('shows one card for a variation, with its title, lowest price, best stock and range', async () => {
    const { articles: cards } = await list({ categoryIds: [range.protection] });
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      id: ids.s,
      title: 'Rukavice nitrilne Nitra',
      price: 8,
      priceWithVat: 9.36,
      priceSource: 'list',
      stock: { state: 'in_stock' },
      variation: { members: 2, attribute: 'Veličina', range: 'S – M' },
    });
  });

  it('puts the most wanted first and sorts as asked', async () => {
    expect(await codes({})).toEqual(['DT-100/5', 'NI-S', 'IZ-1']);
    expect(await codes({ sortBy: 'vpc' })).toEqual(['IZ-1', 'NI-S', 'DT-100/5']);
    expect(await codes({ sortBy: 'vpc', isSortAscending: false })).toEqual(['DT-100/5', 'NI-S', 'IZ-1']);
    expect(await codes({ sortBy: 'title' })).toEqual(['DT-100/5', 'IZ-1', 'NI-S']);
    expect((await codes({ sortBy: 'createdDate' }))[0]).toBe('IZ-1');
  });

  it('filters by stock, novelty and price', async () => {
    expect(await codes({ isInStock: true })).toEqual(['DT-100/5', 'NI-S']);
    expect(await codes({ isNew: true })).toEqual(['DT-100/5', 'NI-S']);
    expect((await list({})).filters.newlyAdded).toBe(2);
    expect((await list({ isInStock: true, categoryIds: [range.gloves] })).filters.newlyAdded).toBe(1);
    expect(await codes({ minPrice: 3.01, maxPrice: 8 })).toEqual(['NI-S']);
  });

  it('counts what choosing a value would give, its own filter left out', async () => {
    const { filters } = await list({ categoryIds: [range.cleaning], isInStock: true });
    const count = (id: number) => filters.categories.find((one: { id: number }) => one.id === id)?.count;
    expect([count(range.cleaning), count(range.detergents), count(range.gloves)]).toEqual([1, 1, 1]);
    expect(filters).toMatchObject({ inStock: 1, minPriceInThisCategory: 15, maxPriceInThisCategory: 15 });
  });

  it('keeps a value that gives nothing right now, so that it can be shown as such', async () => {
    const { filters } = await list({ categoryIds: [range.gloves], minPrice: 500 });
    expect(
      filters.attributes[0].values.map(({ title, count }: { title: string; count: number }) => [title, count]),
    ).toEqual([
      ['S', 0],
      ['M', 0],
    ]);
  });

  it('400 for a price range upside down', async () => {
    const { status, code } = await shop.call(articles.listing, { token: buyer, body: { minPrice: 9, maxPrice: 8 } });
    expect([status, code]).toEqual([400, 'articles.price_range']);
  });
});

describe('a viewer without prices', () => {
  it.each([{ sortBy: 'vpc' }, { minPrice: 1 }, { maxPrice: 1 }])('403 for %o', async (body) => {
    for (const route of [articles.listing, articles.autoCompleteArticles, articles.newlyAdded]) {
      const { status, code } = await shop.call(route, { token: blind, body });
      expect([status, code]).toEqual([403, 'articles.prices_hidden']);
    }
  });

  it('finds no price in any answer', async () => {
    const { articles: cards, filters } = await list({}, blind);
    const one = (await shop.call(articles.details, { token: blind, params: { id: ids.m ?? 0 } })).data;
    for (const card of [...cards, one, ...one.variationMatrix.members]) {
      expect([card.price, card.salePrice, card.priceWithVat]).toEqual([null, null, null]);
    }
    expect([filters.minPriceInThisCategory, filters.maxPriceInThisCategory]).toEqual([null, null]);
  });
});

describe('search', () => {
  it.each([
    ['ni m', 'NI-M'],
    ['NI-M', 'NI-M'],
    ['3870000000017', 'NI-M'],
    ['dt1005', 'DT-100/5'],
    ['DETERDZENTI', 'DT-100/5'],
    ['детерџент', 'DT-100/5'],
    ['deterdžnet', 'DT-100/5'],
    ['rukavicama', 'NI-S'],
    ['izbeljivač', 'IZ-1'],
  ])('%s finds %s', async (quickSearch, code) => expect((await codes({ quickSearch }))[0]).toBe(code));

  it('widens to any of the words, and says so', async () => {
    const { totalItems, widened } = await list({ quickSearch: 'rukavice deterdžent' });
    expect([totalItems > 1, widened]).toEqual([true, 'any_word']);
  });

  it.each(['xyzxyz', 'izbjeljivač za nepostojeće'])(
    'is empty for %j, of which it does not know enough',
    async (text) => {
      expect(await list({ quickSearch: text })).toMatchObject({ totalItems: 0, widened: 'none' });
    },
  );

  it('suggests articles, categories and brands while a word is being typed', async () => {
    const { data } = await shop.call(articles.suggestions, { token: buyer, body: { quickSearch: 'ruka' } });
    expect(data.articles.map(({ code }: { code: string }) => code)).toEqual(['NI-S']);
    expect(data.categories).toMatchObject([{ title: 'Rukavice', count: 1 }]);
    const brand = await shop.call(articles.suggestions, { token: buyer, body: { quickSearch: 'zastita' } });
    expect(brand.data.brands).toMatchObject([{ title: 'Zaštita+', count: 1 }]);
  });

  it('400 for a text of 65 characters', async () => {
    const { status } = await shop.call(articles.listing, { token: buyer, body: { quickSearch: 'a'.repeat(65) } });
    expect(status).toBe(400);
  });
});

describe('details', () => {
  it('shows the matrix of the variation and the price of the member itself', async () => {
    const { data } = await shop.call(articles.details, { token: buyer, params: { id: ids.s ?? 0 } });
    expect(data).toMatchObject({
      code: 'NI-S',
      price: 9,
      stock: { state: 'out' },
      categories: [{ title: 'Zaštita' }, {}],
    });
    expect(data.variationMatrix.attributes[0].values.map(({ title }: { title: string }) => title)).toEqual(['S', 'M']);
    expect(
      data.variationMatrix.members.map(({ code, price }: { code: string; price: number }) => [code, price]),
    ).toEqual([
      ['NI-S', 9],
      ['NI-M', 8],
    ]);
  });

  it('404 for a hidden and an unknown article', async () => {
    for (const id of [ids.hidden ?? 0, 999_999]) {
      const { status, code } = await shop.call(articles.details, { token: buyer, params: { id } });
      expect([status, code]).toEqual([404, 'articles.not_found']);
    }
  });

  it('follows the language', async () => {
    const { data } = await shop.call(articles.details, {
      token: buyer,
      params: { id: ids.soap ?? 0 },
      language: 'sr-Cyrl',
    });
    expect(data.slug).toBe('deterdzent-za-posudje-5-l');
  });
});

it('shows categories with what is in and below them, brands and the main page', async () => {
  const tree = (await shop.call(categories.simplified, { token: buyer, body: {} })).data;
  const counts = Object.fromEntries(
    tree.map((one: { title: string; numberOfArticles: number }) => [one.title, one.numberOfArticles]),
  );
  expect(counts).toEqual({ Čišćenje: 2, Deterdženti: 2, Zaštita: 1, Rukavice: 1 });
  const top = (await shop.call(categories.getCategories, { token: buyer, body: {} })).data;
  expect(top).toHaveLength(2);
  const all = (await shop.call(brands.all, { token: buyer })).data;
  expect(all.map(({ title }: { title: string }) => title)).toEqual(['Bistra', 'Zaštita+']);
  expect((await shop.call(brands.one, { token: buyer, params: { id: 999 } })).status).toBe(404);
  const best = (await shop.call(mainPage.topBrands, { token: buyer, body: { contentType: 1 } })).data;
  expect(best[0]).toMatchObject({ title: 'Bistra', numberOfArticles: 2 });
});

it('asks for an article once, however often the request comes', async () => {
  const body = { articleId: ids.bleach ?? 0, comment: 'Kad stiže?' };
  for (let time = 0; time < 2; time += 1) {
    expect(
      (await shop.call(articles.createOutOfStockRequest, { token: buyer, body, key: 'key-of-the-request' })).status,
    ).toBe(200);
  }
  const rows = await shop.db.selectFrom('out_of_stock_request').selectAll().execute();
  expect(rows).toHaveLength(1);
});
