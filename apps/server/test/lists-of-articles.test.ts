import { adminArticles, adminPriceChanges, adminReports, adminRevenue, adminStock, type Route } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { BRAND, FIRST, PARENT, type PlainArticle, variousArticles } from './builders/plain-articles.ts';
import { seedShop, type SeededShop } from './builders/seeded-shop.ts';
import { openTestShop } from './http.ts';

/** Lists choose their pages from summaries and indexes: each view, order and filter is held against all articles, read plainly. */

let seeded: SeededShop;
let articles: readonly PlainArticle[];

beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ stopsClock: true }));
  articles = await variousArticles(seeded);
});
afterAll(() => seeded.shop.close());

const today = () => businessDate(seeded.shop.now());

type Keep = (article: PlainArticle) => boolean;
type Key = (article: PlainArticle) => number | string | null;

const available = ({ onHand, reserved }: PlainArticle): number => onHand - reserved;

/** The ids in the order of a list: without a value last, equal ones by id. */
const idsBy = (keep: Keep, key: Key, isSortAscending: boolean): number[] =>
  articles
    .filter(keep)
    .toSorted((one, other) => {
      const [a, b] = [key(one), key(other)];
      if (a === b) return one.id - other.id;
      if (a === null || b === null) return a === null ? 1 : -1;
      return a < b === isSortAscending ? -1 : 1;
    })
    .map(({ id }) => id);

/** The ids of all pages. */
async function idsOf(route: Route, body: object): Promise<number[]> {
  const all: number[] = [];
  for (let page = 1; ; page += 1) {
    const { status, data, paging } = await seeded.shop.call(route, {
      token: seeded.administrator,
      body: { ...body, page, pageSize: 48 },
    });
    expect(status).toBe(200);
    all.push(...data.map(({ id }: { id: number }) => id));
    if (page < (paging?.totalPages ?? 0)) continue;
    expect(paging?.totalItems).toBe(all.length);
    return all;
  }
}

const FILTERS: readonly (readonly [object, Keep])[] = [
  [{}, () => true],
  [{ brandIds: [BRAND] }, ({ brandId }) => brandId === BRAND],
  [{ categoryIds: [PARENT] }, ({ isInCategory }) => isInCategory],
];

async function expectAsPlain(
  route: Route,
  { view, keep, sorts }: { readonly view: string; readonly keep: Keep; readonly sorts: Readonly<Record<string, Key>> },
): Promise<void> {
  expect(articles.filter(keep).length, view).toBeGreaterThan(0);
  for (const [filter, isOfFilter] of FILTERS)
    for (const [sortBy, key] of Object.entries(sorts))
      for (const isSortAscending of [true, false])
        expect(
          await idsOf(route, { view, sortBy, isSortAscending, ...filter }),
          `${sortBy} ${JSON.stringify(filter)}`,
        ).toEqual(idsBy((article) => keep(article) && isOfFilter(article), key, isSortAscending));
}

describe('the list of articles', () => {
  const sorts: Readonly<Record<string, Key>> = {
    code: ({ code }) => code,
    title: ({ title }) => title,
    vpc: ({ vpc }) => vpc,
    onHand: ({ onHand }) => onHand,
    createdAt: ({ createdAt }) => createdAt,
  };
  const views: readonly (readonly [string, Keep])[] = [
    ['all', ({ isArchived }) => !isArchived],
    ['visible', ({ isVisible }) => isVisible],
    ['hidden', ({ isVisible, isArchived }) => !isVisible && !isArchived],
    ['out_of_stock', (article) => available(article) === 0 && !article.isArchived],
    ['no_picture', ({ hasPicture, isArchived }) => !hasPicture && !isArchived],
    ['archived', ({ isArchived }) => isArchived],
  ];
  it.each(views)('has %s in each order, by brand and category too', (view, keep) =>
    expectAsPlain(adminArticles.list, { view, keep, sorts }),
  );

  it('finds the same by words as without, in the order of prices', async () => {
    const found = await idsOf(adminArticles.list, { quickSearch: 'la', sortBy: 'vpc' });
    const isFound: Keep = ({ id, isArchived }) => id > FIRST && !isArchived;
    expect(found).toEqual(idsBy(isFound, ({ vpc }) => vpc, true));
  });
});

describe('the list of stock', () => {
  const sorts: Readonly<Record<string, Key>> = {
    code: ({ code }) => code,
    title: ({ title }) => title,
    onHand: ({ onHand }) => onHand,
    reserved: ({ reserved }) => reserved,
    available,
    shortage: (article) => Math.max(article.lowLevel - available(article), 0),
  };
  const isOffered: Keep = ({ isVisible, isDiscontinued }) => isVisible && !isDiscontinued;
  const views: readonly (readonly [string, Keep])[] = [
    ['all', ({ isArchived, onHand }) => !isArchived || onHand > 0],
    ['low', (article) => isOffered(article) && available(article) <= article.lowLevel],
    ['out', (article) => isOffered(article) && available(article) === 0],
  ];
  it.each(views)('has %s in each order, by brand and category too', (view, keep) =>
    expectAsPlain(adminStock.list, { view, keep, sorts }),
  );
});

describe('dead stock', () => {
  const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const sorts: Readonly<Record<string, Key>> = {
    title: ({ title }) => title,
    available,
    value: (article) => (article.nc === 0 ? null : available(article) * article.nc),
    priceValue: (article) => available(article) * article.vpc,
    days: ({ soldOn, addedOn }) => daysBetween(soldOn ?? addedOn, today()),
  };
  it.each([90, 180, 365])('of %i days in each order, by brand and category too', (days) => {
    const since = addDays(today(), -days);
    const keep: Keep = (article) =>
      available(article) > 0 && article.addedOn < since && (article.soldOn === null || article.soldOn < since);
    return expectAsPlain(adminReports.deadStock, { view: `days${days}`, keep, sorts });
  });

  it('is found by words', async () => {
    const all = await idsOf(adminReports.deadStock, { view: 'days90' });
    const found = await idsOf(adminReports.deadStock, { view: 'days90', quickSearch: 'cetka' });
    expect(found).toEqual(all.filter((id) => id % 2 === 0));
    expect(found.length).toBeGreaterThan(0);
  });
});

describe('revenue by article', () => {
  const lastYear = () => ({ from: addDays(today(), -364), to: today(), by: 'article' });

  it('has the sums of all its days in each order, and the same found by words', async () => {
    const { rows } = await sql<{ id: number; revenue: number; quantity: number; margin: number; title: number }>`
      select article_id as id, sum(revenue)::float8 as revenue, sum(quantity)::float8 as quantity, sum(costed_revenue - cost)::float8 as margin
      from revenue_by_article where day >= ${lastYear().from}::date group by article_id`.execute(seeded.shop.db);
    const sums = new Map(rows.map((row) => [row.id, row]));
    const { rows: before } = await sql<{ id: number }>`select distinct article_id as id from revenue_by_article
      where day between ${lastYear().from}::date - 365 and ${lastYear().from}::date - 1`.execute(seeded.shop.db);
    const listed = new Set([...sums.keys(), ...before.map(({ id }) => id)]);
    const sorts: Readonly<Record<string, Key>> = {
      revenue: ({ id }) => sums.get(id)?.revenue ?? 0,
      quantity: ({ id }) => sums.get(id)?.quantity ?? 0,
      margin: ({ id }) => sums.get(id)?.margin ?? 0,
      title: ({ title }) => title,
    };
    expect(sums.size).toBeGreaterThan(20);
    for (const [sortBy, key] of Object.entries(sorts))
      for (const isSortAscending of [true, false]) {
        const body = { ...lastYear(), sortBy, isSortAscending };
        const all = idsBy(({ id }) => listed.has(id), key, isSortAscending);
        expect(await idsOf(adminRevenue.revenue, body), sortBy).toEqual(all);
        const found = await idsOf(adminRevenue.revenue, { ...body, quickSearch: 'cetka' });
        expect(found, sortBy).toEqual(all.filter((id) => id % 2 === 0));
      }
  });

  it('names what it lists', async () => {
    const { data } = await seeded.shop.call(adminRevenue.revenue, {
      token: seeded.administrator,
      body: { ...lastYear(), quickSearch: 'la11', sortBy: 'revenue' },
    });
    expect(data).toMatchObject([{ code: 'LA-11', title: expect.stringContaining('Cjevčica') }]);
  });
});

it('a change of prices finds as many articles by margin as there are', async () => {
  const margin = ({ vpc, nc }: PlainArticle): number => ((vpc - nc) * 100) / vpc;
  const { data } = await seeded.shop.call(adminPriceChanges.count, {
    token: seeded.administrator,
    body: { selection: { found: { view: 'visible', marginFrom: 20, marginTo: 60 } } },
  });
  const isFound: Keep = (article) =>
    article.isVisible && article.vpc > 0 && article.nc > 0 && margin(article) >= 20 && margin(article) <= 60;
  expect(articles.filter(isFound).length).toBeGreaterThan(0);
  expect(data.articles).toBe(articles.filter(isFound).length);
});
