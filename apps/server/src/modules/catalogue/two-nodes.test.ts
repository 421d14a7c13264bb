/** @module-tag full */
import { articles, brands, categories } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRange, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

/** Whatever changes is seen on every process, in listings, suggestions, filters and details alike. */

let shop: TestShop;
let range: Range;
let nodes: readonly TestShop['call'][];
let token: string;
let companyId: number;
let id: number;

/** The server follows the database five times a second. */
const WAIT = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  companyId = await aCompany(shop.db, await aPlace(shop.db));
  token = await shop.loginAs(await aPerson(shop.db, { companyId }));
  id = await someGoods(shop.db, range, { code: 'ZV-1', title: 'Zvrndalica', categoryIds: [range.detergents] });
  nodes = [shop.call, await shop.openNode()];
});
afterAll(() => shop.close());

const card = async (call: TestShop['call'], body: object = { quickSearch: 'ZV-1' }) =>
  (await call(articles.listing, { token, body })).data;
const details = async (call: TestShop['call']) => (await call(articles.details, { token, params: { id } })).data;
const suggested = async (call: TestShop['call'], quickSearch: string) =>
  (await call(articles.suggestions, { token, body: { quickSearch } })).data;

/** Polls both processes until `see` sees the same there, and it is what is expected. */
async function everywhere(see: (call: TestShop['call']) => Promise<unknown>, expected: unknown): Promise<void> {
  for (const call of nodes) await expect.poll(() => see(call), WAIT).toEqual(expected);
}

const words = (bs: string): string => JSON.stringify({ bs });
const change = (set: object) => shop.db.updateTable('article').set(set).where('id', '=', id).execute();

it('a price, stock, and what follows from them', async () => {
  await change({ vpc: 2_345 });
  await everywhere(async (call) => (await card(call)).articles[0]?.price, 23.45);
  await everywhere(async (call) => (await details(call)).price, 23.45);
  await everywhere(async (call) => (await suggested(call, 'zvrn')).articles[0]?.price, 23.45);
});

it('what orders leave in stock, the end of it, and what arrives', async () => {
  const sellDownTo = (onHand: number) =>
    shop.db.updateTable('stock_level').set({ on_hand: onHand }).where('article_id', '=', id).execute();
  for (const [left, inStock] of [
    [7, 1],
    [0, 0],
    [3, 1],
  ] as const) {
    await sellDownTo(left);
    await everywhere(async (call) => (await details(call)).stock.available, left);
    await everywhere(async (call) => (await card(call)).articles[0]?.stock.available, left);
    await everywhere(async (call) => (await card(call)).filters.inStock, inStock);
  }
  await sellDownTo(0);
  await everywhere(async (call) => (await details(call)).stock.state, 'out');
});

it('a title, a brand, a category, a value, a synonym', async () => {
  await change({ title: words('Brndalica'), brand_id: range.otherBrandId });
  await everywhere(async (call) => (await suggested(call, 'brnd')).totalItems, 1);
  await everywhere(async (call) => (await details(call)).brand.id, range.otherBrandId);
  await shop.db
    .insertInto('article_category')
    .values({ article_id: id, category_id: range.gloves, position: 1 })
    .execute();
  await everywhere(async (call) => (await card(call, { categoryIds: [range.gloves] })).totalItems, 1);
  const value = { article_id: id, attribute_value_id: range.size.m };
  await shop.db.insertInto('article_attribute_value').values(value).execute();
  await everywhere(async (call) => (await card(call, { attributeValuesIds: [range.size.m] })).totalItems, 1);
  await shop.db
    .insertInto('synonym')
    .values({ words: ['brndalica', 'kvrgalo'] })
    .execute();
  await everywhere(async (call) => (await card(call, { quickSearch: 'kvrgalo' })).articles[0]?.id, id);
  await shop.db.updateTable('brand').set({ title: 'Zubrovka' }).where('id', '=', range.otherBrandId).execute();
  await everywhere(async (call) => (await suggested(call, 'zubr')).brands.length, 1);
  const one = async (call: TestShop['call']) =>
    (await call(brands.one, { token, params: { id: range.otherBrandId } })).data;
  await everywhere(async (call) => (await one(call)).title, 'Zubrovka');
  await shop.db
    .updateTable('category')
    .set({ title: words('Ždralovi') })
    .where('id', '=', range.gloves)
    .execute();
  const tree = async (call: TestShop['call']) => (await call(categories.simplified, { token, body: {} })).data;
  await everywhere(
    async (call) => (await tree(call)).some(({ title }: { title: string }) => title === 'Ždralovi'),
    true,
  );
});

it('a sale that begins and ends by the clock, a contract price, and hiding', async () => {
  const [startsAt, endsAt] = [60_000, 120_000].map((ms) => new Date(shop.now().getTime() + ms));
  const promotion = await shop.db
    .insertInto('promotion')
    .values({ title: words('Akcija'), starts_at: startsAt ?? shop.now(), ends_at: endsAt ?? shop.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const item = { promotion_id: promotion.id, article_id: id, price: 100, retail_price: 150 };
  await shop.db.insertInto('promotion_article').values(item).execute();
  const onSale = async (call: TestShop['call']) => (await card(call, { isOnSale: true, maxPrice: 1 })).totalItems;
  await everywhere(onSale, 0);
  shop.wait(61_000);
  await everywhere(onSale, 1);
  await everywhere(async (call) => (await details(call)).salePrice, 1);
  shop.wait(60_000);
  await everywhere(onSale, 0);
  await shop.db.insertInto('contract_price').values({ company_id: companyId, article_id: id, price: 77 }).execute();
  await everywhere(async (call) => (await card(call, { maxPrice: 0.77 })).articles[0]?.price, 0.77);
  await change({ is_visible_on_web: false });
  await everywhere(async (call) => (await card(call, { categoryIds: [range.gloves] })).totalItems, 0);
  await everywhere(async (call) => (await call(articles.details, { token, params: { id } })).status, 404);
  await everywhere(async (call) => (await suggested(call, 'brnd')).totalItems, 0);
});
