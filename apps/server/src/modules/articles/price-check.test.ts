import { adminArticles } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRange, type Range, someGoods } from '../../../test/builders/catalogue.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';

let shop: TestShop;
let range: Range;
let staff: string;
let id: number;
let made = 0;

beforeAll(async () => {
  shop = await openTestShop();
  range = await aRange(shop.db);
  staff = await shop.loginAs(await aPerson(shop.db, { role: 'administrator' }));
});
afterAll(() => shop.close());

/** VPC 19,90 KM, MPC 29,85 KM with VAT, cost 17,17 KM. */
beforeEach(async () => {
  made += 1;
  const goods = { code: `PG-${made}`, title: `Artikal ${made}`, categoryIds: [range.gloves], vpc: 1_990 };
  id = await someGoods(shop.db, range, goods);
  await shop.db.updateTable('article').set({ nc: 1_717 }).where('id', '=', id).execute();
});

const quickEdit = (body: object) =>
  shop.call(adminArticles.quickEdit, { token: staff, params: { id }, body: { version: 1, ...body } });
const stored = async () => (await shop.call(adminArticles.one, { token: staff, params: { id } })).data;

async function save(more: object) {
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
  return shop.call(adminArticles.update, { token: staff, params: { id }, body: { ...form, ...more } });
}

describe('a price typed into the list', () => {
  it('409 below cost with old price, cost and margin, and nothing is saved', async () => {
    const refused = await quickEdit({ vpc: 0.5 });
    expect([refused.status, refused.code]).toEqual([409, 'pricing.confirm_first']);
    expect(refused.errors).toMatchObject([
      {
        field: 'vpc',
        code: 'price_below_cost',
        facts: { before: 19.9, after: 0.5, cost: 17.17, margin: -16.67, marginPercent: -3334 },
      },
    ]);
    expect(await stored()).toMatchObject({ vpc: 19.9, version: 1 });
  });

  it('409 for ten times as much, above cost as it is', async () => {
    const refused = await quickEdit({ vpc: 199 });
    expect([refused.status, refused.errors[0]]).toMatchObject([409, { field: 'vpc', code: 'price_far_off' }]);
  });

  it('409 for a retail price that is above cost with VAT alone', async () => {
    const refused = await quickEdit({ mpc: 18 });
    expect([refused.status, refused.errors[0]]).toMatchObject([409, { field: 'mpc', code: 'price_below_cost' }]);
  });

  it('200 where that price is confirmed, and the log tells before, after and what was confirmed', async () => {
    const confirmedPrices = [{ field: 'vpc', price: 0.5 }];
    expect((await quickEdit({ vpc: 0.5, confirmedPrices })).data).toMatchObject({ vpc: 0.5, version: 2 });
    const entries = await shop.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', id).execute();
    expect(entries).toMatchObject([
      { action: 'articles.quick_edit', before: { vpc: 19.9 }, after: { vpc: 0.5, confirmedPrices } },
    ]);
  });

  it('409 where another price, or another field, was confirmed', async () => {
    for (const confirmed of [
      { field: 'vpc', price: 0.05 },
      { field: 'mpc', price: 0.5 },
    ]) {
      expect((await quickEdit({ vpc: 0.5, confirmedPrices: [confirmed] })).status).toBe(409);
    }
  });

  it('200 for what is near the price before and above cost, or leaves prices alone', async () => {
    expect((await quickEdit({ vpc: 20.5 })).status).toBe(200);
    expect((await quickEdit({ version: 2, isVisibleOnWeb: false })).status).toBe(200);
  });

  it('200 for taking it back, and 409 where somebody saved the article since', async () => {
    await quickEdit({ vpc: 0.5, confirmedPrices: [{ field: 'vpc', price: 0.5 }] });
    const back = { vpc: 19.9, confirmedPrices: [{ field: 'vpc', price: 19.9 }] };
    expect((await quickEdit({ version: 1, ...back })).code).toBe('articles.changed_meanwhile');
    expect((await quickEdit({ version: 2, ...back })).data).toMatchObject({ vpc: 19.9, version: 3 });
  });
});

describe('the form', () => {
  it('409 for each price in doubt: list, retail and by quantity', async () => {
    const breaks = [{ fromQuantity: 10, price: 9 }];
    const refused = await save({ vpc: 10, mpc: 11.7, breaks });
    expect([refused.status, refused.code]).toEqual([409, 'pricing.confirm_first']);
    expect(refused.errors.map(({ field }: { field: string }) => field)).toEqual(['vpc', 'mpc', 'breaks.0.price']);
    const confirmedPrices = [
      { field: 'vpc', price: 10 },
      { field: 'mpc', price: 11.7 },
      { field: 'breaks.0.price', price: 9 },
    ];
    expect((await save({ vpc: 10, mpc: 11.7, breaks, confirmedPrices })).data.breaks).toEqual(breaks);
    // What was confirmed once stays, and is not asked again.
    expect((await save({ catalogNumber: 'N-1' })).status).toBe(200);
  });

  it('409 where the cost rises above a price that stays', async () => {
    const refused = await save({ nc: 20 });
    expect(refused.errors).toMatchObject([{ field: 'vpc', code: 'price_below_cost' }]);
  });

  it('409 for a new article below cost', async () => {
    const { id: _, version: _v, onHand: _o, reserved: _r, lowLevel: _l, ...rest } = await stored();
    const { pictures: _p, slug: _s, createdAt: _c, linkTitles: _t, archivedAt: _a, ...form } = rest;
    const body = { ...form, code: `PG-NEW-${made}`, vpc: 17.16 };
    const refused = await shop.call(adminArticles.create, { token: staff, body, key: `new-${made}` });
    expect([refused.status, refused.errors[0]]).toMatchObject([409, { field: 'vpc', code: 'price_below_cost' }]);
  });
});
