import { articles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openStall, someArticle, type Stall } from '../../../test/builders/stall.ts';
import { openTestShop } from '../../../test/http.ts';

let stall: Stall;
beforeAll(async () => {
  stall = await openStall(await openTestShop());
});
afterAll(() => stall.shop.close());

it('puts pictograms and signal word on the tiles of a hazardous article, and null on others', async () => {
  const id = await someArticle(stall, 'HZ-KISELINA');
  await someArticle(stall, 'HZ-KRPA');
  await stall.shop.db
    .insertInto('article_safety')
    .values({ article_id: id, pictograms: ['GHS05', 'GHS07'], signal_word: 'danger' })
    .execute();
  const token = stall.buyer;
  const details = await stall.shop.call(articles.details, { token, params: { id } });
  const label = { pictograms: ['GHS05', 'GHS07'], signalWord: 'danger' };
  expect(details.data).toMatchObject({ hazards: label, safety: label });
  await vi.waitFor(
    async () => {
      const { data } = await stall.shop.call(articles.listing, { token, body: { quickSearch: 'HZ-K' } });
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
