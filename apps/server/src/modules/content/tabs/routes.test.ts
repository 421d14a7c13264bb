import { adminArticleTabs, articleTabs } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let mop: number;
let cloth: number;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  mop = await someArticle(seeded, 'T-1', { vpc: 1_00, stock: 10 });
  cloth = await someArticle(seeded, 'T-2', { vpc: 1_00, stock: 10 });
});
afterAll(() => seeded.shop.close());

const tab = (bs: string, changes: object = {}) =>
  seeded.shop.call(adminArticleTabs.create, {
    token: seeded.administrator,
    body: {
      title: { bs },
      content: { bs: `<p>${bs}</p><script>x()</script>` },
      brandId: null,
      categoryId: null,
      articleCodes: [],
      order: 1,
      isActive: true,
      ...changes,
    },
  });
const titlesOf = async (id: number): Promise<string[]> =>
  (await seeded.shop.call(articleTabs.list, { token: seeded.buyer, params: { id } })).data.map(
    ({ title }: { title: string }) => title,
  );

it('are those of all articles, of the brand, of the category and of the article itself', async () => {
  const { db } = seeded.shop;
  const article = await db.selectFrom('article').select('brand_id').where('id', '=', mop).executeTakeFirstOrThrow();
  const insert = { title: JSON.stringify({ bs: 'Gore' }), position: 0 };
  const above = await db.insertInto('category').values(insert).returning('id').executeTakeFirstOrThrow();
  const below = await db
    .insertInto('category')
    .values({ ...insert, parent_category_id: above.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('article_category').values({ article_id: mop, category_id: below.id }).execute();
  await tab('Svi', { order: 2 });
  await tab('Kategorija', { categoryId: above.id, order: 3 });
  await tab('Artikal', { articleCodes: ['T-1'], order: 1 });
  await tab('Isključen', { isActive: false });
  if (article.brand_id !== null) await tab('Brend', { brandId: article.brand_id, order: 4 });
  expect((await titlesOf(mop)).filter((title) => title !== 'Brend')).toEqual(['Artikal', 'Svi', 'Kategorija']);
  expect((await titlesOf(cloth)).filter((title) => title !== 'Brend')).toEqual(['Svi']);
  expect(await titlesOf(999_999)).toEqual([]);
});

it('are sanitised; 400 for unknown codes, categories and brands', async () => {
  expect((await tab('Čisto')).data.content.bs).toBe('<p>Čisto</p>');
  const unknown = await tab('Kodovi', { articleCodes: ['T-1', 'NEMA-1'] });
  expect([unknown.status, unknown.errors[0]]).toMatchObject([
    400,
    { field: 'articleCodes', message: 'Nepoznate šifre artikala: NEMA-1' },
  ]);
  expect((await tab('Brend', { brandId: 999_999 })).status).toBe(400);
  expect((await tab('Kategorija', { categoryId: 999_999 })).status).toBe(400);
});
