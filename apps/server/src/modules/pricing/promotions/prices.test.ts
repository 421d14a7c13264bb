import { feninga } from '@sjaj/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anArticle, createReferences } from '../../../../test/builders/goods.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { priceLines } from '../index.ts';

const STARTS = new Date('2026-10-24T22:00:00.000Z');
const ENDS = new Date('2026-10-25T23:00:00.000Z');
const LIST = 10_00;

let shop: TestShop;
let articleId: number;

beforeAll(async () => {
  shop = await openTestShop();
  articleId = await anArticle(shop.db, await createReferences(shop.db), { code: 'S-1', vpc: LIST });
});
afterAll(() => shop.close());

async function aPromotion(price: number, more: { is_active?: boolean } = {}): Promise<void> {
  const { id } = await shop.db
    .insertInto('promotion')
    .values({ title: '{"bs":"Akcija"}', starts_at: STARTS, ends_at: ENDS, ...more })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shop.db
    .insertInto('promotion_article')
    .values({ promotion_id: id, article_id: articleId, price, retail_price: price + 1_00 })
    .execute();
}

async function priceAt(now: Date, retail = false) {
  const prices = await priceLines(shop.db, { companyId: null, retail }, [{ articleId, quantity: 1 }], now);
  const { price, source } = prices.get(articleId) ?? { price: feninga(0), source: null };
  return [price, source];
}

const before = (instant: Date): Date => new Date(instant.getTime() - 1);

it('counts from the first instant of its first day until that after its last, on the day with 25 hours too', async () => {
  await aPromotion(7_00);
  expect(await priceAt(before(STARTS))).toEqual([LIST, 'list']);
  expect(await priceAt(STARTS)).toEqual([7_00, 'sale']);
  expect(await priceAt(before(ENDS))).toEqual([7_00, 'sale']);
  expect(await priceAt(ENDS)).toEqual([LIST, 'list']);
  expect(await priceAt(STARTS, true)).toEqual([8_00, 'sale']);
});

it('is the lowest of those that run, and none that is switched off', async () => {
  await aPromotion(6_00);
  await aPromotion(5_00, { is_active: false });
  expect(await priceAt(STARTS)).toEqual([6_00, 'sale']);
});
