import { articles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aRange, aVariation, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let token: string;
let large: number;

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  const range = await aRange(db);
  const companyId = await aCompany(db, await aPlace(db));
  token = await shop.loginAs(await aPerson(db, { companyId }));
  const variationId = await aVariation(db, 'Rukavice Nitra', range.size.id);
  const member = { categoryIds: [range.gloves], variationId };
  const { s, m, l } = range.size;
  await someGoods(db, range, {
    ...member,
    code: 'ZR-70001-S',
    title: 'Rukavice Nitra S, 100/1',
    valueIds: [s],
    stock: 0,
  });
  await someGoods(db, range, { ...member, code: 'ZR-70001-M', title: 'Rukavice Nitra M', valueIds: [m], isLead: true });
  large = await someGoods(db, range, {
    ...member,
    code: 'ZR-70001-L',
    title: 'Rukavice Nitra L',
    valueIds: [l],
    vpc: 1_250,
    stock: 7,
    ean: '3870000700017',
  });
  await db
    .insertInto('customer_part_number')
    .values({ company_id: companyId, code: 'GLOVE/9', article_id: large })
    .execute();
  await vi.waitFor(
    async () => expect((await listed('rukavice'))[0]?.variation).toMatchObject({ members: 3, range: 'S – L' }),
    5_000,
  );
});
afterAll(() => shop.close());

const listed = async (quickSearch: string) =>
  (await shop.call(articles.listing, { token, body: { quickSearch } })).data.articles;
const suggested = async (quickSearch: string) =>
  (await shop.call(articles.suggestions, { token, body: { quickSearch } })).data.articles;

it.each(['ZR-70001-L', 'zr70001l', 'ZR 70001 l', '3870000700017', 'GLOVE/9', 'rukavice nitra l'])(
  'shows the size that %j names, with its own price and stock, in the list and while one types',
  async (text) => {
    for (const found of [await listed(text), await suggested(text)]) {
      expect(found).toHaveLength(1);
      expect(found[0]).toMatchObject({
        id: large,
        code: 'ZR-70001-L',
        title: 'Rukavice Nitra L',
        price: 12.5,
        stock: { available: 7 },
        variation: null,
      });
    }
  },
);

it.each(['ZR-70001', 'rukavice nitra'])('shows all sizes as one for %j', async (text) => {
  for (const [card] of [await listed(text), await suggested(text)])
    expect(card).toMatchObject({ code: 'ZR-70001-M', title: 'Rukavice Nitra', variation: { members: 3 } });
});

it.each([
  ['rukavice nitra 24', { words: 'rukavice nitra', quantity: 24, isSure: true }],
  ['rukavice nitra l x 24', { words: 'rukavice nitra l', quantity: 24, isSure: true }],
  ['nitra 100', { words: 'nitra', quantity: 100, isSure: false }],
  ['nitra 100 kom', { words: 'nitra', quantity: 100, isSure: true }],
  ['rukavice nitra', null],
])('suggests for %j with the quantity that may be meant', async (quickSearch, order) => {
  const { data } = await shop.call(articles.suggestions, { token, body: { quickSearch } });
  expect(data.order).toEqual(order);
  expect(data.articles).toHaveLength(1);
});
