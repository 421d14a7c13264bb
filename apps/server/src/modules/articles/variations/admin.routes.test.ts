import { adminArticles, variations } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRange, type Range, someGoods } from '../../../../test/builders/catalogue.ts';
import { aCompany, aPerson } from '../../../../test/builders/people.ts';
import { aPlace } from '../../../../test/builders/place.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let range: Range;
let staff: string;
let buyer: string;
let sizeId: number;
let sizes: readonly number[];

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
  buyer = await shop.loginAs(await aPerson(shop.db, { companyId: await aCompany(shop.db, await aPlace(shop.db)) }));
  sizeId = range.size.id;
  sizes = [range.size.s, range.size.m, range.size.l];
});
afterAll(() => shop.close());

const goods = (code: string) =>
  someGoods(shop.db, range, { code, title: `Artikal ${code}`, categoryIds: [range.gloves], vpc: 10_00 });
const grid = async (id: number) => (await shop.call(adminArticles.variation, { token: staff, params: { id } })).data;
const save = (id: number, body: object) =>
  shop.call(adminArticles.saveVariation, { token: staff, params: { id }, body });

interface Cell {
  readonly id?: number;
  readonly version?: number;
  readonly vpc?: number;
  readonly ean?: string;
}
const cell = (place: number, code: string, { id, version = 1, vpc = 10, ean }: Cell = {}) => ({
  valueIds: [sizes[place]],
  code,
  ean: ean ?? null,
  vpc,
  article: id === undefined ? null : { id, version },
});

describe('the grid of a variation', () => {
  it('is the article alone at first; one save makes missing sizes, hidden and ready to be filled', async () => {
    const id = await goods('G-1');
    expect(await grid(id)).toMatchObject({ attributeIds: [], members: [{ id, code: 'G-1' }] });
    const reply = await save(id, {
      attributeIds: [sizeId],
      members: [cell(0, 'G-1', { id }), cell(1, 'G-1-M'), cell(2, 'G-1-L', { vpc: 12, ean: '38712345' })],
    });
    expect(reply.status).toBe(200);
    const { attributeIds, members } = await grid(id);
    expect(attributeIds).toEqual([sizeId]);
    expect(members).toMatchObject([
      { id, valueIds: [sizes[0]], vpc: 10 },
      { code: 'G-1-M', valueIds: [sizes[1]], isVisibleOnWeb: false, onHand: 0 },
      { code: 'G-1-L', valueIds: [sizes[2]], vpc: 12, ean: '38712345' },
    ]);
    const article = await shop.db.selectFrom('article').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(article).toMatchObject({ is_variation_lead: true });
    await shop.db
      .updateTable('article')
      .set({ is_visible_on_web: true })
      .where('variation_id', '=', article.variation_id)
      .execute();
    await expect
      .poll(async () => {
        const { data } = await shop.call(variations.details, {
          token: buyer,
          params: { id: Number(article.variation_id) },
        });
        return data?.members?.length;
      })
      .toBe(3);
  });

  it('changes codes and prices, joins an article, and takes one out', async () => {
    const [one, two, three] = [await goods('G-2'), await goods('G-3'), await goods('G-4')];
    await save(one, { attributeIds: [sizeId], members: [cell(0, 'G-2', { id: one }), cell(1, 'G-3', { id: two })] });
    const first = await grid(one);
    const versions = new Map(
      first.members.map((member: { id: number; version: number }) => [member.id, member.version]),
    );
    const versionOf = (id: number) => ({ id, version: Number(versions.get(id) ?? 1) });
    const reply = await save(one, {
      attributeIds: [sizeId],
      members: [cell(0, 'G-2-S', { ...versionOf(one), vpc: 11 }), cell(2, 'G-4', { ...versionOf(three) })],
    });
    expect(reply.status).toBe(200);
    expect((await grid(one)).members).toMatchObject([
      { id: one, code: 'G-2-S', vpc: 11 },
      { id: three, valueIds: [sizes[2]] },
    ]);
    expect(await grid(two)).toMatchObject({ attributeIds: [], members: [{ id: two }] });
    await save(one, { attributeIds: [], members: [] });
    expect(await grid(three)).toMatchObject({ attributeIds: [], members: [{ id: three }] });
  });

  it('refuses a taken code at its cell, a doubtful price, an old version and a member of another variation, and saves nothing', async () => {
    const [one, other] = [await goods('G-5'), await goods('G-6')];
    await save(other, { attributeIds: [sizeId], members: [cell(0, 'G-6', { id: other })] });
    const own = cell(0, 'G-5', { id: one });
    const attributeIds = [sizeId];
    expect(await save(one, { attributeIds, members: [own, cell(1, 'G-6')] })).toMatchObject({
      status: 409,
      code: 'articles.code_taken',
      errors: [{ field: 'members.1.code' }],
    });
    const doubt = await save(one, { attributeIds, members: [{ ...own, vpc: 1 }] });
    expect(doubt).toMatchObject({ status: 409, code: 'pricing.confirm_first', errors: [{ field: 'members.0.vpc' }] });
    expect(await save(one, { attributeIds, members: [cell(0, 'G-5', { id: one, version: 9 })] })).toMatchObject({
      status: 409,
      code: 'articles.changed_meanwhile',
    });
    const { version } = (await grid(other)).members[0];
    expect(await save(one, { attributeIds, members: [own, cell(1, 'G-6', { id: other, version })] })).toMatchObject({
      status: 409,
      code: 'articles.variation_other',
    });
    expect(await grid(one)).toMatchObject({ attributeIds: [], members: [{ code: 'G-5', vpc: 10 }] });
    const confirmedPrices = [{ field: 'members.0.vpc', price: 1 }];
    expect((await save(one, { attributeIds, members: [{ ...own, vpc: 1 }], confirmedPrices })).status).toBe(200);
  });
});
