import { articles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { anOrder, seedShop, type SeededShop, someArticle } from '../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let seeded: SeededShop;

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
});
afterAll(() => shop.close());

interface Card {
  readonly id: number;
  readonly code: string;
  readonly variation: { readonly members: number } | null;
}

const cards = async (): Promise<Card[]> =>
  (await shop.call(articles.customerCustomized, { token: seeded.buyer, body: {} })).data;
const selected = async (): Promise<string[]> => (await cards()).map(({ code }) => code);

it('puts what the company buys before what everybody wants, one of each variation, and only what can be had', async () => {
  const bought = await someArticle(seeded, 'IZ-KUP');
  await someArticle(seeded, 'IZ-NEMA', { stock: 0 });
  const variation = await shop.db
    .insertInto('variation')
    .values({ title: JSON.stringify({ bs: 'Rukavice' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sizes = await Promise.all(['S', 'M', 'L'].map((size) => someArticle(seeded, `IZ-VEL-${size}`)));
  await shop.db.updateTable('article').set({ variation_id: variation.id }).where('id', 'in', sizes).execute();
  for (const id of [...sizes, bought, bought]) await anOrder(seeded, id);
  // Purchases are read again after five seconds; the server follows the database five times a second.
  shop.wait(6_000);
  await vi.waitFor(
    async () => {
      const codes = await selected();
      expect(codes[0]).toBe('IZ-KUP');
      const ofVariation = (await cards()).filter(({ code }) => code.startsWith('IZ-VEL'));
      expect(ofVariation).toMatchObject([{ variation: { members: 3 } }]);
      expect(codes).not.toContain('IZ-NEMA');
    },
    { timeout: 30_000, interval: 50 },
  );
});

it('what was viewed is one card of a variation where sizes are to be chosen, and the very articles elsewhere', async () => {
  const sizes = await shop.db.selectFrom('article').select('id').where('code', 'like', 'IZ-VEL-%').execute();
  const articleIds = sizes.map(({ id }) => id);
  const viewed = async (more: object): Promise<Card[]> =>
    (await shop.call(articles.recentlyViewed, { token: seeded.buyer, body: { articleIds, ...more } })).data;
  expect(await viewed({ isByGroup: true })).toMatchObject([{ id: articleIds[0], variation: { members: 3 } }]);
  expect((await viewed({})).map(({ id, variation }) => ({ id, variation }))).toEqual(
    articleIds.map((id) => ({ id, variation: null })),
  );
});

it('is ten at most', async () => {
  for (let number = 0; number < 12; number += 1) await someArticle(seeded, `IZ-MNOGO-${number}`);
  await vi.waitFor(async () => expect(await selected()).toHaveLength(10), { timeout: 30_000, interval: 50 });
});
