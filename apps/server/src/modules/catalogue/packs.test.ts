import { articleFilters, articles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anOrder, seedShop, type SeededShop, someArticle } from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let seeded: SeededShop;
let carton: number;
let piece: number;

interface Pack {
  readonly id: string;
  readonly title: string;
  readonly count: number;
}

/** The server follows the database five times a second. */
const WAIT = { timeout: 30_000, interval: 50 };

const listing = async (body: object) => (await shop.call(articles.listing, { token: seeded.buyer, body })).data;
const packs = async (body: object = {}): Promise<Pack[]> => (await listing(body)).filters.packs;
const codes = async (body: object): Promise<string[]> =>
  (await listing(body)).articles.map(({ code }: { code: string }) => code).sort();

async function packed(code: string, factors: readonly number[], stock = 9): Promise<number> {
  const id = await someArticle(seeded, code, { stock });
  // One unit of each kind: the larger packs have units of their own.
  for (const [place, factor] of factors.entries()) {
    const unitId = place === 0 ? carton : await aUnit(`kut${place}`);
    await shop.db.insertInto('article_unit').values({ article_id: id, unit_id: unitId, factor }).execute();
  }
  return id;
}

async function aUnit(abbreviation: string): Promise<number> {
  const { id } = await shop.db
    .insertInto('measurement_unit')
    .values({
      code: abbreviation,
      abbreviation: JSON.stringify({ bs: abbreviation, en: abbreviation === 'kut' ? 'box' : abbreviation }),
      name: JSON.stringify({ bs: abbreviation }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
  carton = await aUnit('kut');
  await packed('PK-1', []);
  await packed('PK-6', [6]);
  await packed('PK-12', [12], 0);
  const both = await packed('PK-12-144', [12, 144]);
  await anOrder(seeded, both);
  const { unit_id } = await shop.db
    .selectFrom('article')
    .select('unit_id')
    .where('code', '=', 'PK-1')
    .executeTakeFirstOrThrow();
  piece = unit_id;
  // Units are known once the index has been rebuilt.
  await vi.waitFor(
    async () => expect((await packs()).map(({ title }) => title)).toEqual(['1 kom', 'kut = 6 kom', 'kut = 12 kom']),
    WAIT,
  );
});
afterAll(() => shop.close());

it('names each way of packing as rows do, single units first, and counts what choosing it gives', async () => {
  expect(await packs()).toEqual([
    { id: `${piece}`, title: '1 kom', count: expect.any(Number) as number },
    { id: `${piece}.${carton}.6`, title: 'kut = 6 kom', count: 1 },
    { id: `${piece}.${carton}.12`, title: 'kut = 12 kom', count: 2 },
  ]);
  for (const { id, count } of await packs()) expect((await listing({ packIds: [id] })).totalItems).toBe(count);
  expect(await codes({ packIds: [`${piece}.${carton}.12`] })).toEqual(['PK-12', 'PK-12-144']);
});

it('joins several by "or", and counts them within the other filters', async () => {
  const both = [`${piece}.${carton}.6`, `${piece}.${carton}.12`];
  expect(await codes({ packIds: both })).toEqual(['PK-12', 'PK-12-144', 'PK-6']);
  expect(await codes({ packIds: both, isInStock: true })).toEqual(['PK-12-144', 'PK-6']);
  expect((await packs({ isInStock: true, packIds: both })).slice(1).map(({ count }) => count)).toEqual([1, 1]);
});

it('lists nothing for a pack that no article has, and 400 for what is none', async () => {
  expect((await listing({ packIds: [`${piece}.${carton}.999`] })).totalItems).toBe(0);
  const { status } = await shop.call(articles.listing, { token: seeded.buyer, body: { packIds: ['kut'] } });
  expect(status).toBe(400);
});

it('filters my articles as well, and tells their packs', async () => {
  const { data } = await shop.call(articleFilters.myArticles, { token: seeded.buyer });
  expect(data.packs).toEqual([{ id: `${piece}.${carton}.12`, title: 'kut = 12 kom', count: 1 }]);
  const mine = (packIds: readonly string[]) =>
    shop.call(articles.myArticles, { token: seeded.buyer, body: { packIds } });
  expect((await mine([`${piece}.${carton}.12`])).data).toHaveLength(1);
  expect((await mine([`${piece}`])).data).toEqual([]);
});

it('follows an article that is packed in another way, also in one that no other has', async () => {
  await shop.db.updateTable('article_unit').set({ factor: 20 }).where('factor', '=', 6).execute();
  await vi.waitFor(
    async () => expect((await packs()).map(({ title }) => title)).toEqual(['1 kom', 'kut = 12 kom', 'kut = 20 kom']),
    WAIT,
  );
});
