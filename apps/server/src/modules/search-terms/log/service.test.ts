import { adminSearch, articles } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedShop, type SeededShop, someArticle } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { plainText } from './service.ts';

let shop: TestShop;
let seeded: SeededShop;

/** The log is written every second. */
const WAIT = { timeout: 30_000, interval: 100 };

beforeAll(async () => {
  shop = await openTestShop();
  seeded = await seedShop(shop);
  await someArticle(seeded, 'LOG-1');
});
afterAll(() => shop.close());

const search = (body: object) => shop.call(articles.listing, { token: seeded.buyer, body });
const type = (quickSearch: string) => shop.call(articles.suggestions, { token: seeded.buyer, body: { quickSearch } });
const logged = async (text: string, view = 'all') =>
  (await shop.call(adminSearch.searchedTexts, { token: seeded.administrator, body: { quickSearch: text, view } })).data;

describe('the log of searches', () => {
  it('counts a text however it is written, with what it found', async () => {
    await expect.poll(async () => (await search({ quickSearch: 'LOG-1' })).data.totalItems, WAIT).toBe(1);
    await search({ quickSearch: 'NEMATOGA' });
    await search({ quickSearch: ' nematoga ' });
    await expect.poll(() => logged('nematoga'), WAIT).toMatchObject([{ text: 'nematoga', searches: 2, hits: 0 }]);
    expect(await logged('log-1', 'without_hits')).toEqual([]);
    expect(await logged('nematoga', 'without_hits')).toHaveLength(1);
  });

  it('leaves further pages and filtered lists out', async () => {
    await search({ quickSearch: 'druga strana', page: 2 });
    await search({ quickSearch: 'druga strana', isInStock: true });
    await search({ quickSearch: 'prva strana' });
    await expect.poll(() => logged('strana'), WAIT).toMatchObject([{ text: 'prva strana', searches: 1 }]);
  });

  it('counts what was typed to its end, not the letters on the way', async () => {
    for (const text of ['tip', 'tipk', 'tipkano']) await type(text);
    shop.wait(2_500);
    await expect.poll(() => logged('tip'), WAIT).toMatchObject([{ text: 'tipkano', searches: 1 }]);
  });

  it('shows the last 30 days only', async () => {
    const at = new Date(shop.now().getTime() - 31 * 86_400_000);
    await shop.db.insertInto('search_log').values({ at, query: 'davno', language: 'bs', hits: 1 }).execute();
    expect(await logged('davno')).toEqual([]);
  });

  it('keeps nothing that may tell who somebody is', () => {
    expect(plainText('ana.anic@firma.test')).toBeNull();
    expect(plainText('  Dvije   RIJEČI ')).toBe('dvije riječi');
  });
});
