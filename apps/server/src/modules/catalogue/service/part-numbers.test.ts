import { articles } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { aRange, someGoods } from '../../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let companyId: number;
let buyer: string;
let outsider: string;
let soap: number;
let brush: number;

/** The server follows the database five times a second. */
const WAIT = { timeout: 30_000, interval: 50 };

const codesOf = (tiles: readonly { code: string }[]): string[] => tiles.map(({ code }) => code);
const listed = async (quickSearch: string, token = buyer) => {
  const { data } = await shop.call(articles.listing, { token, body: { quickSearch } });
  return data.widened === 'none' ? codesOf(data.articles) : [];
};
const suggested = async (quickSearch: string, token = buyer) =>
  codesOf((await shop.call(articles.suggestions, { token, body: { quickSearch } })).data.articles);

const call = (code: string, articleId: number) =>
  shop.db.insertInto('customer_part_number').values({ company_id: companyId, code, article_id: articleId }).execute();

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  const range = await aRange(db);
  const place = await aPlace(db);
  companyId = await aCompany(db, place);
  buyer = await shop.loginAs(await aPerson(db, { companyId }));
  const other = await aCompany(db, place);
  outsider = await shop.loginAs(await aPerson(db, { companyId: other }));
  soap = await someGoods(db, range, { code: 'DT-1', title: 'Sapun', categoryIds: [range.detergents] });
  brush = await someGoods(db, range, { code: 'CE-1', title: 'Četka 47', categoryIds: [range.cleaning] });
  await call('4711/A', soap);
  await vi.waitFor(async () => expect(await listed('četka')).toEqual(['CE-1']), WAIT);
});
afterAll(() => shop.close());

it('finds an article by what the company calls it, and nobody else’s', async () => {
  for (const typed of ['4711/A', '4711a', '4711 A']) expect(await listed(typed)).toEqual(['DT-1']);
  expect(await suggested('471')).toEqual(['DT-1']);
  expect(await listed('4711/A', outsider)).toEqual([]);
  expect(await suggested('471', outsider)).toEqual([]);
});

it('learns a new number within a second, and forgets one', async () => {
  await call('4712', brush);
  await expect.poll(() => listed('4712'), WAIT).toEqual(['CE-1']);
  expect(await suggested('471')).toEqual(['DT-1', 'CE-1']);
  await shop.db.deleteFrom('customer_part_number').where('code', '=', '4711/A').execute();
  await expect.poll(() => suggested('471'), WAIT).toEqual(['CE-1']);
});

it('names no article that is hidden', async () => {
  await shop.db.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', brush).execute();
  await expect.poll(() => suggested('4712'), WAIT).toEqual([]);
  expect(await listed('4712')).toEqual([]);
});
