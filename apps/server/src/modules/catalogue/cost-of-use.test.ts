import { adminAttributes, articles, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addToCart, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
/** Ids of values by `key=title`. */
const values = new Map<string, number>();
let category: number;

async function anAttribute(key: string, use: object, titles: readonly string[]): Promise<void> {
  const { data } = await seeded.shop.call(adminAttributes.create, {
    token: seeded.administrator,
    key: `attribute-${key}`,
    body: {
      key,
      title: { bs: key },
      kind: 'text',
      unit: null,
      isFilter: false,
      order: 1,
      values: titles.map((title) => ({ id: null, title: { bs: title }, swatch: null })),
      ...use,
    },
  });
  const stored = await seeded.shop.db
    .selectFrom('attribute_value')
    .select(['id', 'title'])
    .where('attribute_id', '=', data.id)
    .execute();
  for (const { id, title } of stored) values.set(`${key}=${(title as { bs: string }).bs}`, id);
}

async function anArticleWith(code: string, vpc: number, own: readonly string[]): Promise<number> {
  const id = await someArticle(seeded, code, { vpc, stock: 10 });
  const rows = own.map((name) => ({ article_id: id, attribute_value_id: values.get(name) ?? 0 }));
  await seeded.shop.db.insertInto('article_attribute_value').values(rows).execute();
  await seeded.shop.db.insertInto('article_category').values({ article_id: id, category_id: category }).execute();
  return id;
}

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { id } = await seeded.shop.db
    .insertInto('category')
    .values({ title: JSON.stringify({ bs: 'Sredstva' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  category = id;
  await anAttribute('volumen', { useRole: 'litres' }, ['1', '5']);
  await anAttribute('razrjedenje', { useRole: 'dilution' }, ['1:99', 'gotovo']);
  await anAttribute('povrsina', { decidesEffect: true }, ['pod', 'staklo']);
});
afterAll(() => seeded.shop.close());

const detailsOf = async (id: number, token = seeded.buyer) =>
  (await seeded.shop.call(articles.details, { token, params: { id } })).data;

it('tells what a ready litre costs in list, page and cart, and nothing where prices are hidden or the dilution is words', async () => {
  const five = await anArticleWith('CU-5', 25_00, ['volumen=5', 'razrjedenje=1:99', 'povrsina=pod']);
  const ready = await anArticleWith('CU-G', 25_00, ['volumen=5', 'razrjedenje=gotovo']);
  const costs = [{ kind: 'ready_litre', price: 0.05 }];
  await vi.waitFor(async () => expect((await detailsOf(five)).costsOfUse).toEqual(costs), { timeout: 30_000 });
  expect((await detailsOf(ready)).costsOfUse).toEqual([]);
  await vi.waitFor(
    async () => {
      const { data } = await seeded.shop.call(articles.listing, {
        token: seeded.buyer,
        body: { quickSearch: 'CU-5' },
      });
      const card = data.articles.find(({ code }: { code: string }) => code === 'CU-5');
      expect(card?.costsOfUse).toEqual(costs);
    },
    { timeout: 30_000 },
  );
  expect((await addToCart(seeded, seeded.buyer, five)).data.cartItems).toMatchObject([
    { code: 'CU-5', costsOfUse: costs },
  ]);
  const { shop, companyId } = seeded;
  const blind = await shop.loginAs(await aPerson(shop.db, { companyId, canViewPrices: false }));
  expect((await detailsOf(five, blind)).costsOfUse).toEqual([]);
  await addToCart(seeded, blind, five);
  const cart = await shop.call(shoppingCart.customer, { token: blind });
  expect(cart.data.cartItems).toMatchObject([{ code: 'CU-5', costsOfUse: [] }]);
});

it('names the article of the same effect whose use costs less, and none of another effect', async () => {
  const dear = await anArticleWith('CU-1', 10_00, ['volumen=1', 'razrjedenje=1:99', 'povrsina=staklo']);
  const cheap = await anArticleWith('CU-8', 41_00, ['volumen=5', 'razrjedenje=1:99', 'povrsina=staklo']);
  await anArticleWith('CU-0', 1_00, ['volumen=5', 'razrjedenje=1:99', 'povrsina=pod']);
  await vi.waitFor(
    async () => {
      expect((await detailsOf(dear)).cheaperInUse).toMatchObject({
        kind: 'ready_litre',
        percent: 18,
        article: { id: cheap, costsOfUse: [{ kind: 'ready_litre', price: 0.082 }] },
      });
    },
    { timeout: 30_000 },
  );
  expect((await detailsOf(cheap)).cheaperInUse).toBeNull();
});
