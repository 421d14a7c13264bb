import { type ArticleCard, articles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aRange, aVariation, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

const HOUR = 3_600_000;

let shop: TestShop;
let range: Range;
let token: string;
let blind: string;
let promotionId: number;

interface Member {
  readonly vpc: number;
  readonly promotion?: number;
}

/** Sizes S, M and L of a glove; M is the lead. */
async function aFamily(code: string, members: readonly Member[]): Promise<number> {
  const { db } = shop;
  const variationId = await aVariation(db, `Rukavice ${code}`, range.size.id);
  const sizes = [range.size.s, range.size.m, range.size.l];
  const ids: number[] = [];
  for (const [place, { vpc, promotion: price }] of members.entries()) {
    const id = await someGoods(db, range, {
      code: `${code}-${place}`,
      title: `Rukavice ${code}`,
      categoryIds: [range.gloves],
      valueIds: [sizes[place] ?? 0],
      variationId,
      vpc,
      isLead: place === 1,
    });
    ids.push(id);
    const item = { promotion_id: promotionId, article_id: id, price: price ?? 0, retail_price: (price ?? 0) * 2 };
    if (price !== undefined) await db.insertInto('promotion_article').values(item).execute();
  }
  return ids[1] ?? 0;
}

async function cardOf(id: number, who = token): Promise<ArticleCard> {
  const list = () => shop.call(articles.autoCompleteArticles, { token: who, body: { pageSize: 48 } });
  const find = async () => (await list()).data.find((card: ArticleCard) => card.id === id);
  await vi.waitFor(async () => expect(await find()).toBeDefined(), { timeout: 30_000, interval: 50 });
  return find();
}

const pageOf = async (id: number) => (await shop.call(articles.details, { token, params: { id } })).data;

let samePrice: number;
let dearLead: number;
let plain: number;

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  range = await aRange(db);
  const companyId = await aCompany(db, await aPlace(db));
  token = await shop.loginAs(await aPerson(db, { companyId }));
  blind = await shop.loginAs(await aPerson(db, { companyId, canViewPrices: false }));
  const now = shop.now().getTime();
  const running = { starts_at: new Date(now - HOUR), ends_at: new Date(now + HOUR), is_active: true };
  const promotion = { title: JSON.stringify({ bs: 'Akcija' }), ...running };
  const made = await db.insertInto('promotion').values(promotion).returning('id').executeTakeFirstOrThrow();
  promotionId = made.id;
  samePrice = await aFamily('SA', [
    { vpc: 135, promotion: 125 },
    { vpc: 145, promotion: 125 },
    { vpc: 150, promotion: 125 },
  ]);
  dearLead = await aFamily('DE', [{ vpc: 400 }, { vpc: 2_000 }, { vpc: 3_000 }]);
  plain = await aFamily('ON', [{ vpc: 800 }, { vpc: 800 }]);
});
afterAll(() => shop.close());

it('strikes the old price of the lead in the list too, where members cost the same', async () => {
  const card = await cardOf(samePrice);
  expect(card).toMatchObject({ salePrice: 1.25, oldPrice: { amount: 1.45, percent: 14 }, isLowestPrice: false });
  const { oldPrice } = await pageOf(samePrice);
  expect(oldPrice).toEqual(card.oldPrice);
});

it('says that the price is the lowest of the members where others cost more', async () => {
  expect(await cardOf(dearLead)).toMatchObject({ price: 4, isLowestPrice: true });
  expect(await pageOf(dearLead)).toMatchObject({ price: 20, isLowestPrice: false });
  expect(await cardOf(plain)).toMatchObject({ price: 8, isLowestPrice: false });
});

it('tells nothing about prices to those who may not see them', async () => {
  expect(await cardOf(dearLead, blind)).toMatchObject({ price: null, isLowestPrice: false });
});
