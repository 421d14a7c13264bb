import { articles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
});
afterAll(() => seeded.shop.close());

it('puts pictograms and signal word on the tiles of a hazardous article, and null on others', async () => {
  const id = await someArticle(seeded, 'HZ-KISELINA');
  await someArticle(seeded, 'HZ-KRPA');
  await seeded.shop.db
    .insertInto('article_safety')
    .values({ article_id: id, pictograms: ['GHS05', 'GHS07'], signal_word: 'danger' })
    .execute();
  const token = seeded.buyer;
  const details = await seeded.shop.call(articles.details, { token, params: { id } });
  const label = { pictograms: ['GHS05', 'GHS07'], signalWord: 'danger' };
  expect(details.data).toMatchObject({ hazards: label, safety: label });
  await vi.waitFor(
    async () => {
      const { data } = await seeded.shop.call(articles.listing, { token, body: { quickSearch: 'HZ-K' } });
      const hazards = new Map(
        data.articles.map((tile: { code: string; hazards: unknown }) => [tile.code, tile.hazards]),
      );
      expect(hazards).toEqual(
        new Map<string, unknown>([
          ['HZ-KISELINA', label],
          ['HZ-KRPA', null],
        ]),
      );
    },
    { timeout: 30_000, interval: 50 },
  );
});
