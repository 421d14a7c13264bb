import { articles, wishList } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRange, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { aPlace } from '../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let range: Range;
let buyer: string;
let buyerId: number;
let colleague: string;
let soap: number;

const toggle = (articleId: number, token = buyer) => shop.call(wishList.toggle, { token, body: { articleId } });
const codes = async (token = buyer): Promise<string[]> =>
  (await shop.call(wishList.list, { token })).data.map(({ code }: { code: string }) => code);

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  buyerId = await aPerson(shop.db, { companyId });
  buyer = await shop.loginAs(buyerId);
  colleague = await shop.loginAs(await aPerson(shop.db, { companyId }));
  soap = await someGoods(shop.db, range, { code: 'DT-1', title: 'Sapun', categoryIds: [range.detergents] });
});
afterAll(() => shop.close());

it('takes an article on and off, for the one person, and says so', async () => {
  const brush = await someGoods(shop.db, range, { code: 'CE-1', title: 'Četka', categoryIds: [range.cleaning] });
  expect(await toggle(soap)).toMatchObject({ data: { isOnWishList: true }, code: 'wishlist.added' });
  await toggle(brush);
  expect(await codes()).toEqual(['CE-1', 'DT-1']);
  expect(await codes(colleague)).toEqual([]);
  expect((await shop.call(articles.details, { token: buyer, params: { id: soap } })).data.isOnWishList).toBe(true);
  expect(await toggle(soap)).toMatchObject({ data: { isOnWishList: false }, code: 'wishlist.removed' });
  expect(await codes()).toEqual(['CE-1']);
  await toggle(brush);
});

it('shows nothing that is hidden, and takes nothing that is', async () => {
  const old = await someGoods(shop.db, range, { code: 'ST-1', title: 'Staro', categoryIds: [range.cleaning] });
  await toggle(old);
  await shop.db.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', old).execute();
  expect(await codes()).toEqual([]);
  for (const id of [old, 999_999]) {
    await toggle(id);
    expect(await toggle(id)).toMatchObject({ status: 404, code: 'articles.not_found' });
  }
});

it('holds a thousand articles', async () => {
  await sql`insert into article (code, brand_id, unit_id, tax_group_id, title, vpc, mpc, nc)
    select 'W-' || n, brand_id, unit_id, tax_group_id, title, vpc, mpc, nc
    from article, generate_series(1, 1000) n where id = ${soap}`.execute(shop.db);
  await sql`insert into wish_list_item (user_id, article_id)
    select ${buyerId}::integer, id from article where code like 'W-%'`.execute(shop.db);
  expect(await toggle(soap)).toMatchObject({ status: 409, code: 'wishlist.full' });
  expect(await codes()).toHaveLength(1_000);
});
