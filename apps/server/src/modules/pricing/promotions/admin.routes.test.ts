import { adminPromotions, articles, promotions, type PromotionForm } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrder, seedShop, someArticle, type SeededShop } from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';

let seeded: SeededShop;
let token: string;
let made = 0;

const WAIT = { timeout: 30_000, interval: 50 };

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  token = seeded.administrator;
});
afterAll(() => seeded.shop.close());

const today = (): string => businessDate(seeded.shop.now());
const form = (more: Partial<PromotionForm> = {}): PromotionForm => ({
  title: { bs: `Akcija ${(made += 1)}` },
  description: {},
  startsOn: today(),
  endsOn: addDays(today(), 7),
  isActive: true,
  ...more,
});

async function aPromotion(more: Partial<PromotionForm> = {}) {
  const { data } = await seeded.shop.call(adminPromotions.create, { token, body: form(more) });
  return data;
}
const byId = (id: number) => ({ token, params: { id } });
const codes = (lines: readonly object[], percent: number | null = null) => ({
  percent,
  source: { kind: 'codes', lines: lines.map((line) => ({ price: null, retailPrice: null, ...line })) },
});
const put = (id: number, body: object) => seeded.shop.call(adminPromotions.putItems, { ...byId(id), body });
const itemsOf = async (id: number, body: object = {}) =>
  (await seeded.shop.call(adminPromotions.items, { ...byId(id), body })).data;
const priceOf = async (articleId: number) =>
  (await seeded.shop.call(articles.details, { token: seeded.buyer, params: { id: articleId } })).data.salePrice;

describe('a sale', () => {
  it('sets the price of customers once its articles are saved, until it is ended', async () => {
    const soap = await someArticle(seeded, 'A-SAPUN');
    const promotion = await aPromotion({ title: { bs: 'Jesenja', en: 'Autumn' } });
    expect(promotion).toMatchObject({ state: 'running', articles: 0, slug: 'jesenja', version: 1 });
    await put(promotion.id, codes([{ code: 'a-sapun' }], 20));
    await expect.poll(() => priceOf(soap), WAIT).toBe(8);
    const running = await seeded.shop.call(promotions.running, { token: seeded.buyer });
    expect(running.data).toMatchObject([{ id: promotion.id, title: 'Jesenja', numberOfArticles: 1 }]);
    const ended = await seeded.shop.call(adminPromotions.end, { ...byId(promotion.id), body: { version: 1 } });
    expect(ended.data).toMatchObject({ state: 'ended', endsOn: today(), version: 2 });
    await expect.poll(() => priceOf(soap), WAIT).toBeNull();
    const again = await seeded.shop.call(adminPromotions.end, { ...byId(promotion.id), body: { version: 2 } });
    expect([again.status, again.code]).toEqual([409, 'sales.not_running']);
  });

  it('is duplicated from tomorrow, switched off, with the articles that are still cheaper in it', async () => {
    const [cheaper, dearer] = [await someArticle(seeded, 'DUP-1'), await someArticle(seeded, 'DUP-2')];
    const promotion = await aPromotion({ startsOn: addDays(today(), -20), endsOn: addDays(today(), -11) });
    await put(promotion.id, codes([{ code: 'DUP-1' }, { code: 'DUP-2' }], 20));
    await seeded.shop.db.updateTable('article').set({ vpc: 500, mpc: 585 }).where('id', '=', dearer).execute();
    const { data } = await seeded.shop.call(adminPromotions.duplicate, byId(promotion.id));
    expect(data).toMatchObject({ title: promotion.title, state: 'inactive', articles: 1, isActive: false });
    expect([data.startsOn, data.endsOn]).toEqual([addDays(today(), 1), addDays(today(), 10)]);
    expect((await itemsOf(data.id)).map(({ id }: { id: number }) => id)).toEqual([cheaper]);
    const missing = await seeded.shop.call(adminPromotions.duplicate, byId(2_000_000_000));
    expect([missing.status, missing.code]).toEqual([404, 'records.not_found']);
  });

  it('stays ended when its texts are corrected; 409 for the second of two editors', async () => {
    const { id } = await aPromotion();
    const { data } = await seeded.shop.call(adminPromotions.end, { ...byId(id), body: { version: 1 } });
    const body = { ...form({ title: { bs: 'Druga' }, endsOn: data.endsOn }), version: 2 };
    const save = () => seeded.shop.call(adminPromotions.update, { ...byId(id), body });
    expect((await save()).data).toMatchObject({ name: 'Druga', state: 'ended', endsAt: data.endsAt });
    expect((await save()).code).toBe('records.changed_meanwhile');
  });

  it('holds no price before its days or while it is switched off', async () => {
    const soap = await someArticle(seeded, 'A-KASNIJE');
    const promotion = await aPromotion({ isActive: false });
    await put(promotion.id, codes([{ code: 'A-KASNIJE', price: 5 }]));
    expect(await priceOf(soap)).toBeNull();
    const switchedOn = { ...form({ title: promotion.title }), version: 1 };
    await seeded.shop.call(adminPromotions.update, { ...byId(promotion.id), body: switchedOn });
    await expect.poll(() => priceOf(soap), WAIT).toBe(5);
    const upcoming = await aPromotion({ startsOn: addDays(today(), 1) });
    expect(upcoming.state).toBe('upcoming');
  });

  it('400 for days that are turned; goes while nobody has bought at it, and is named by its orders after', async () => {
    const turned = await seeded.shop.call(adminPromotions.create, {
      token,
      body: form({ endsOn: addDays(today(), -1) }),
    });
    expect([turned.code, turned.errors[0]?.field]).toEqual(['sales.period_turned', 'endsOn']);
    const soap = await someArticle(seeded, 'A-KUPLJEN');
    const promotion = await aPromotion();
    await put(promotion.id, codes([{ code: 'A-KUPLJEN', price: 6 }]));
    const orderId = await anOrder(seeded, soap, 2);
    const order = await seeded.shop.db
      .selectFrom('sales_order')
      .select('number')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const held = await seeded.shop.call(adminPromotions.remove, byId(promotion.id));
    expect([held.status, held.code]).toEqual([409, 'sales.has_orders']);
    expect(held.message).toContain(order.number);
    const other = await aPromotion();
    expect((await seeded.shop.call(adminPromotions.remove, byId(other.id))).status).toBe(200);
    expect((await seeded.shop.call(adminPromotions.one, byId(other.id))).status).toBe(404);
  });
});

describe('its articles', () => {
  it('are planned line by line without a change, then taken as planned', async () => {
    await someArticle(seeded, 'B-1');
    await someArticle(seeded, 'B-2', { vpc: 400 });
    const promotion = await aPromotion();
    const body = codes(
      [{ code: 'B-1' }, { code: 'B-2', price: 3.5 }, { code: 'nema' }, { code: 'b1' }, { code: 'B-2' }],
      10,
    );
    const plan = await seeded.shop.call(adminPromotions.planItems, { ...byId(promotion.id), body: body });
    expect(plan.data).toMatchObject({
      added: 2,
      changed: 0,
      same: 0,
      overlapping: 0,
      belowCost: 0,
      faults: [
        { line: 3, fault: 'unknown' },
        { line: 4, fault: 'twice' },
        { line: 5, fault: 'twice' },
      ],
      sample: [
        { price: 9, retailPrice: 10.53 },
        { price: 3.5, retailPrice: 4.21, before: null },
      ],
    });
    expect(await itemsOf(promotion.id)).toEqual([]);
    expect((await put(promotion.id, body)).data).toEqual(plan.data);
    expect(await itemsOf(promotion.id)).toMatchObject([
      { code: 'B-1', vpc: 10, price: 9 },
      { code: 'B-2', price: 3.5 },
    ]);
    expect((await put(promotion.id, body)).data).toMatchObject({ added: 0, changed: 0, same: 2 });
  });

  it('are those of a brand and a category, with all below it', async () => {
    const [a, b] = [await someArticle(seeded, 'C-1'), await someArticle(seeded, 'C-2')];
    const category = (more: object) =>
      seeded.shop.db
        .insertInto('category')
        .values({ title: '{"bs":"Kat"}', ...more })
        .returning('id')
        .executeTakeFirstOrThrow();
    const top = await category({});
    const below = await category({ parent_category_id: top.id });
    const lies = [a, b].map((id) => ({ article_id: id, category_id: below.id }));
    await seeded.shop.db.insertInto('article_category').values(lies).execute();
    const promotion = await aPromotion();
    const scope = (more: object) => ({
      percent: 50,
      source: { kind: 'scope', brandId: null, categoryId: null, ...more },
    });
    const both = { brandId: seeded.references.brandId, categoryId: top.id };
    expect((await put(promotion.id, scope(both))).data).toMatchObject({ added: 2, faults: [] });
    expect((await put(promotion.id, scope({}))).code).toBe('sales.scope_needed');
    const unpriced = await put(promotion.id, { ...scope(both), percent: null });
    expect(unpriced.data.faults).toMatchObject([{ line: 0, code: 'C-1', fault: 'no_price' }, { code: 'C-2' }]);
  });

  it('say which other sales of these days have them', async () => {
    await someArticle(seeded, 'D-1');
    const first = await aPromotion({ title: { bs: 'Prva' } });
    const other = await aPromotion({
      title: { bs: 'Druga' },
      startsOn: addDays(today(), 7),
      endsOn: addDays(today(), 9),
    });
    const upcoming = await aPromotion({ startsOn: addDays(today(), 8), endsOn: addDays(today(), 9) });
    for (const { id } of [first, other, upcoming]) await put(id, codes([{ code: 'D-1' }], 10));
    expect(await itemsOf(first.id, { view: 'overlapping' })).toMatchObject([{ code: 'D-1', overlaps: ['Druga'] }]);
    const planned = await seeded.shop.call(adminPromotions.planItems, {
      ...byId(first.id),
      body: codes([{ code: 'D-1', price: 1 }]),
    });
    expect(planned.data).toMatchObject({ changed: 1, overlapping: 1, belowCost: 1 });
    const below = codes([{ code: 'D-1', price: 1 }]);
    expect(await put(first.id, below)).toMatchObject({ status: 409, code: 'sales.confirm_below_cost' });
    expect((await put(first.id, { ...below, confirmedBelowCost: 1 })).data.changed).toBe(1);
  });

  it('are changed one by one at the prices that were seen, and taken out', async () => {
    const soap = await someArticle(seeded, 'E-1');
    const promotion = await aPromotion();
    await put(promotion.id, codes([{ code: 'E-1', price: 9, retailPrice: 10 }]));
    const set = (body: object) =>
      seeded.shop.call(adminPromotions.setItem, { token, params: { id: promotion.id, articleId: soap }, body });
    const seen = { price: 9, retailPrice: 10 };
    expect((await set({ price: 8, retailPrice: 9, seen })).data).toMatchObject({ price: 8, isBelowCost: false });
    expect((await set({ price: 7, retailPrice: 9, seen })).code).toBe('records.changed_meanwhile');
    const low = { price: 2, retailPrice: 9, seen: { price: 8, retailPrice: 9 } };
    expect((await set(low)).errors).toMatchObject([{ field: 'price', facts: { before: 8, after: 2 } }]);
    const confirmedPrices = [{ field: 'price', price: 2.01 }];
    expect(await set({ ...low, confirmedPrices })).toMatchObject({ status: 409, code: 'pricing.confirm_first' });
    const dearer = await set({ price: 10.01, retailPrice: 9, seen: { price: 8, retailPrice: 9 } });
    expect([dearer.status, dearer.code]).toEqual([400, 'sales.not_lower']);
    await seeded.shop.call(adminPromotions.removeItems, { ...byId(promotion.id), body: { articleIds: [soap] } });
    expect(await itemsOf(promotion.id)).toEqual([]);
    const entries = await seeded.shop.db
      .selectFrom('audit_entry')
      .select('action')
      .where('entity', '=', 'promotion')
      .where('entity_id', '=', promotion.id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual(
      ['create', 'put_items', 'set_item', 'remove_items'].map((deed) => `promotion.${deed}`),
    );
  });
});

it('is found by name and in every order', async () => {
  await aPromotion({ title: { bs: 'Proljećna%1' } });
  for (const sortBy of ['endsOn', 'startsOn', 'name', 'articles']) {
    const body = { sortBy, view: 'running', quickSearch: 'proljecna%' };
    expect((await seeded.shop.call(adminPromotions.list, { token, body })).data).toMatchObject([
      { name: 'Proljećna%1' },
    ]);
  }
});
