import { firstViews } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aRange, type Range, someGoods } from '../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../test/builders/people.ts';
import { aPlace } from '../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../test/http.ts';

let shop: TestShop;
let range: Range;
let token: string;
let soap: number;

beforeAll(async () => {
  shop = await openTestShop();
  const { db } = shop;
  range = await aRange(db);
  token = await shop.loginAs(await aPerson(db, { companyId: await aCompany(db, await aPlace(db)) }));
  soap = await someGoods(db, range, { code: 'SAP-1', title: 'Sapun <novi>', categoryIds: [range.detergents] });
});
afterAll(() => shop.close());

it('writes a category and an article of a closed shop for its user, without prices', async () => {
  const htmlOf = async (call: (typeof firstViews)['category' | 'article'], id: number): Promise<string> =>
    (await shop.call(call, { token, params: { id } })).data?.html ?? '';
  // The list has its articles when the catalogue has followed the database.
  await expect.poll(() => htmlOf(firstViews.category, range.detergents), { timeout: 60_000 }).toContain('SAP-1');
  for (const html of [await htmlOf(firstViews.category, range.detergents), await htmlOf(firstViews.article, soap)]) {
    expect(html).toContain('Sapun &lt;novi&gt;');
    expect(html).toContain('Na stanju.');
    expect(html).not.toContain('KM');
  }
});

it('404 for a category and an article that there are not', async () => {
  for (const call of [firstViews.category, firstViews.article])
    expect((await shop.call(call, { token, params: { id: 999_999 } })).status).toBe(404);
});
