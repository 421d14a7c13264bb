import { adminArticles, articles, type ArticleForm } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRange, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let staff: string;
let buyer: string;
let id: number;

const WAIT = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  shop = await openTestShop();
  const range = await aRange(shop.db);
  id = await someGoods(shop.db, range, { code: 'KOL-1', title: 'Krpa', categoryIds: [range.gloves] });
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompany(shop.db, await aPlace(shop.db)) }));
});
afterAll(() => shop.close());

/** Saves the article as it is, at 10 KM and with these breaks. */
async function save(breaks: ArticleForm['breaks']) {
  const { data } = await shop.call(adminArticles.one, { token: staff, params: { id } });
  const {
    id: _id,
    onHand: _,
    reserved: _r,
    lowLevel: _l,
    pictures: _p,
    slug: _s,
    createdAt: _c,
    linkTitles: _t,
    archivedAt: _a,
    ...form
  } = data;
  return shop.call(adminArticles.update, { token: staff, params: { id }, body: { ...form, vpc: 10, breaks } });
}

const TWENTY = { fromQuantity: 20, price: 8 };
const SIX = { fromQuantity: 6, price: 9.5 };

it('keeps the breaks of the form alone, by quantity, and customers are shown them soon', async () => {
  expect((await save([TWENTY, SIX])).data.breaks).toEqual([SIX, TWENTY]);
  const shownBreaks = async () =>
    (await shop.call(articles.details, { token: buyer, params: { id } })).data.quantityBreaks.length;
  await expect.poll(shownBreaks, WAIT).toBe(2);
  expect((await save([])).data.breaks).toEqual([]);
  await expect.poll(shownBreaks, WAIT).toBe(0);
});

it.each([
  ['is as dear as the list price', [{ fromQuantity: 6, price: 10 }]],
  ['is as dear as fewer pieces', [TWENTY, { fromQuantity: 30, price: 8 }]],
  ['comes twice', [TWENTY, { fromQuantity: 20, price: 7 }]],
])('400 at the first break that %s', async (_, breaks) => {
  const { status, code, errors } = await save(breaks);
  const field = `breaks.${breaks.length - 1}.price`;
  expect([status, code, errors[0]?.field]).toEqual([400, 'articles.breaks_not_falling', field]);
});
