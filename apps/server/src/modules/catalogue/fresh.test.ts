import { articles, promotions } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRange, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace, withSetting } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let range: Range;
let buyer: string;
let staff: string;
let companyId: number;
let soap: number;

/** The server follows the database five times a second. */
const WAIT = { timeout: 30_000, interval: 50 };

const list = async (body: object, token: string | undefined = buyer) =>
  (await shop.call(articles.listing, { token, body })).data;
const found = async (quickSearch: string, token = buyer) => (await list({ quickSearch }, token)).articles[0];

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  companyId = await aCompany(shop.db, await aPlace(shop.db));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  soap = await someGoods(shop.db, range, {
    code: 'DT-100/5',
    title: 'Deterdžent za posuđe 5 L',
    categoryIds: [range.detergents],
    vpc: 1_500,
  });
});
afterAll(() => shop.close());

async function aPromotion(price: number, retailPrice: number): Promise<void> {
  const { id } = await shop.db
    .insertInto('promotion')
    .values({
      title: JSON.stringify({ bs: 'Sniženje' }),
      starts_at: new Date(shop.now().getTime() - 1_000),
      ends_at: new Date(shop.now().getTime() + 3_600_000),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('promotion_article')
    .values({ promotion_id: id, article_id: soap, price, retail_price: retailPrice })
    .execute();
}

it('takes a new article, a price, a title and a hiding over', async () => {
  const { db } = shop;
  const id = await someGoods(db, range, { code: 'NOVI-9', title: 'Brisač', categoryIds: [range.cleaning] });
  const change = (set: { vpc?: number; title?: string; is_visible_on_web?: boolean }) =>
    db.updateTable('article').set(set).where('id', '=', id).execute();
  await expect.poll(async () => (await found('brisač'))?.code, WAIT).toBe('NOVI-9');
  await change({ title: JSON.stringify({ bs: 'Metla' }), vpc: 700 });
  await expect.poll(async () => (await found('metla'))?.price, WAIT).toBe(7);
  expect((await list({ quickSearch: 'brisač' })).totalItems).toBe(0);
  await change({ is_visible_on_web: false });
  await expect.poll(async () => (await list({ quickSearch: 'metla' })).totalItems, WAIT).toBe(0);
});

it('takes a renamed category and a change that was committed late over', async () => {
  const { db } = shop;
  const late = await db.startTransaction().execute();
  await late.updateTable('article').set({ popularity: 9, vpc: 4_000 }).where('id', '=', soap).execute();
  const title = JSON.stringify({ bs: 'Sapunice' });
  await db.updateTable('category').set({ title }).where('id', '=', range.detergents).execute();
  const titles = async () => (await list({})).filters.categories.map((one: { title: string }) => one.title);
  await expect.poll(titles, WAIT).toContain('Sapunice');
  await late.commit().execute();
  await expect.poll(async () => (await found('DT-100/5', staff)).price, WAIT).toBe(40);
  await db.updateTable('article').set({ vpc: 1_500 }).where('id', '=', soap).execute();
  await expect.poll(async () => (await found('DT-100/5')).price, WAIT).toBe(15);
});

describe('prices', () => {
  it('follow the discount, the contract and the sale of the moment', async () => {
    const { db } = shop;
    const discount = { company_id: companyId, category_id: range.cleaning, percent_bp: 1_000 };
    await db.insertInto('company_discount').values(discount).execute();
    await expect.poll(async () => (await found('DT-100/5'))?.priceSource, WAIT).toBe('company_discount');
    expect(await found('DT-100/5')).toMatchObject({ price: 13.5, salePrice: null });
    expect((await list({ maxPrice: 13.5, minPrice: 13.5 })).totalItems).toBe(1);

    await db.insertInto('contract_price').values({ company_id: companyId, article_id: soap, price: 1_200 }).execute();
    await expect.poll(async () => (await found('DT-100/5')).price, WAIT).toBe(12);

    await aPromotion(1_000, 1_400);
    await expect.poll(async () => (await list({ isOnSale: true })).totalItems, WAIT).toBe(1);
    expect(await found('DT-100/5')).toMatchObject({ price: 12, salePrice: 10, priceSource: 'sale' });
    expect(await found('DT-100/5', staff)).toMatchObject({ price: 15, salePrice: 10 });
    expect(await list({ isOnSale: true, minPrice: 10, maxPrice: 10 })).toMatchObject({
      totalItems: 1,
      filters: { minPriceInThisCategory: 10, maxPriceInThisCategory: 10 },
    });
    expect((await list({ isOnSale: true, minPrice: 12 })).totalItems).toBe(0);
    const promotion = await shop.call(promotions.current, { token: buyer });
    expect(promotion.data).toMatchObject({ title: 'Sniženje', numberOfArticles: 1, productSaleItems: [{ id: soap }] });
    const running = await shop.call(promotions.running, { token: buyer });
    expect(running.data).toMatchObject([
      { title: 'Sniženje', slug: 'snizenje', numberOfArticles: 1, productSaleItems: [{ id: soap, salePrice: 10 }] },
    ]);

    shop.wait(3_600_000);
    await expect.poll(async () => (await list({ isOnSale: true })).totalItems, WAIT).toBe(0);
    expect(await found('DT-100/5')).toMatchObject({ price: 12, salePrice: null });
    expect((await shop.call(promotions.running, { token: buyer })).data).toEqual([]);
  });

  it('are retail prices for guests of an open shop', async () => {
    await withSetting(shop.db, 'shopMode', 'open');
    shop.wait(1_100);
    const { data } = await shop.call(articles.listing, { body: { quickSearch: 'DT-100/5' } });
    expect(data.articles[0]).toMatchObject({ price: 22.5, priceWithVat: 22.5, priceSource: 'retail' });
  });
});
