import { mainPage, tags } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aRange, someGoods } from '../../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let ask: { readonly token: string; readonly language: 'en' };

const words = (bs: string, en: string): string => JSON.stringify({ bs, en });

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  const range = await aRange(db);
  const categoryIds = [range.detergents];
  const articleId = await someGoods(db, range, { code: 'DT-1', title: 'Deterdžent', categoryIds });
  const tag = { title: words('Eko', 'Eco') };
  const { id } = await db.insertInto('tag').values(tag).returning('id').executeTakeFirstOrThrow();
  await db.insertInto('article_tag').values({ article_id: articleId, tag_id: id }).execute();
  await db.updateTable('category').set({ is_on_main_page: true }).where('id', 'in', categoryIds).execute();
  await db.updateTable('brand').set({ is_highlighted: true }).where('title', '=', 'Bistra').execute();
  await db
    .insertInto('hero_banner')
    .values({ title: words('Zima', 'Winter'), text: words('Grijanje', 'Heating') })
    .execute();
  const companyId = await aCompany(db, await aPlace(db));
  ask = { token: await shop.loginAs(await aPerson(db, { companyId })), language: 'en' };
});
afterAll(() => shop.close());

it('gives all that the main page shows to everybody in one answer, the same as call by call', async () => {
  const overview = async () => (await shop.call(mainPage.overview, ask)).data;
  await vi.waitFor(
    async () =>
      expect(await overview()).toMatchObject({
        jumbotrons: [{ title: 'Winter' }],
        categories: [{ numberOfArticles: 1 }],
        highlightedBrand: { title: 'Bistra' },
        topBrands: [{ title: 'Bistra' }],
        popularTags: [{ title: 'Eco' }],
      }),
    { timeout: 30_000, interval: 50 },
  );
  const body = { contentType: 1 } as const;
  expect(await overview()).toEqual({
    jumbotrons: (await shop.call(mainPage.jumbotrons, { ...ask, body })).data,
    categories: (await shop.call(mainPage.categories, { ...ask, body })).data,
    highlightedBrand: (await shop.call(mainPage.highlightedBrand, { ...ask, body })).data,
    topBrands: (await shop.call(mainPage.topBrands, { ...ask, body })).data,
    popularTags: (await shop.call(tags.mostPopular, ask)).data,
  });
});
