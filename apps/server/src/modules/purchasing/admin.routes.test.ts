import { adminPurchasing, adminStock } from '@sjaj/contract';
import { addDays, businessDate } from '@sjaj/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '../../../test/builders/people.ts';
import { aVendor } from '../../../test/builders/purchasing.ts';
import { anOrder, seedShop, someArticle, type SeededShop, stockOf } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';

let seeded: SeededShop;
let vendorId: number;
let made = 0;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ stopsClock: true }));
  vendorId = await aVendor(seeded.shop.db, 'Chemie Nord');
});
afterAll(() => seeded.shop.close());
beforeEach(async () => {
  await seeded.shop.db.deleteFrom('purchase_order').execute();
  await seeded.shop.db.deleteFrom('article_vendor').execute();
});

const staff = () => ({ token: seeded.administrator });
const today = () => businessDate(seeded.shop.now());

interface Bought {
  readonly stock?: number;
  readonly lowLevel?: number;
  readonly packSize?: number;
  readonly targetLevel?: number | null;
  /** Pieces of the last month. */
  readonly sold?: number;
}

/** An article of the vendor: purchase price 5 KM. */
async function aBoughtArticle({ stock = 0, lowLevel = 5, packSize = 1, targetLevel = null, sold = 0 }: Bought = {}) {
  made += 1;
  const { db } = seeded.shop;
  const code = `BUY-${made}`;
  const id = await someArticle(seeded, code, { stock });
  await db.updateTable('stock_level').set({ low_level: lowLevel }).where('article_id', '=', id).execute();
  const body = { vendorId, partNumber: `V-${made}`, packSize, targetLevel, version: 0 };
  const saved = await seeded.shop.call(adminPurchasing.saveTerms, { ...staff(), params: { id }, body });
  expect(saved.data).toEqual({ ...body, version: 1 });
  const sum = { day: addDays(today(), -30), article_id: id, revenue: 0, cost: 0, costed_revenue: 0, quantity: sold };
  if (sold > 0) await db.insertInto('revenue_by_article').values(sum).execute();
  return { id, code };
}

const proposal = async (token = seeded.administrator) =>
  (await seeded.shop.call(adminPurchasing.proposal, { token })).data;

const place = (lines: readonly { articleId: number; quantity: number }[], more: object = {}) =>
  seeded.shop.call(adminPurchasing.place, {
    ...staff(),
    body: { vendorId, expectedOn: addDays(today(), 10), note: '', lines, ...more },
  });

describe('the proposal', () => {
  it('has what is low and what will be sold out, in whole packs, by vendor', async () => {
    const low = await aBoughtArticle({ stock: 5, packSize: 12 });
    const fast = await aBoughtArticle({ stock: 20, sold: 270 });
    await aBoughtArticle({ stock: 50, sold: 90 });
    const { vendors, days } = await proposal();
    expect(days).toBe(90);
    expect(vendors).toMatchObject([
      {
        vendor: { id: vendorId, title: 'Chemie Nord', deliveryDays: 10 },
        expectedOn: addDays(today(), 10),
        lines: [
          { code: low.code, reason: 'low', quantity: 12, unitCost: 5, lastsDays: null },
          // Three a day: 30 until the goods are there and 90 beyond, of which 20 are there.
          { code: fast.code, reason: 'runs_out', quantity: 100, sold: 270, lastsDays: 6 },
        ],
      },
    ]);
  });

  it('counts what was sold a moment ago', async () => {
    const { id, code } = await aBoughtArticle({ stock: 20, lowLevel: 15 });
    await anOrder(seeded, id, 8);
    const { vendors } = await proposal();
    expect(vendors[0].lines).toMatchObject([{ code, available: 12, sold: 8 }]);
  });

  it('counts articles without a vendor, and leaves out what is not sold any more', async () => {
    const { id } = await aBoughtArticle();
    const before = (await proposal()).withoutVendor;
    await seeded.shop.db.updateTable('article').set({ is_discontinued: true }).where('id', '=', id).execute();
    await someArticle(seeded, 'BUY-NOWHERE', { stock: 0 });
    expect(await proposal()).toMatchObject({ vendors: [], withoutVendor: before + 1 });
  });

  it('takes off what is ordered already', async () => {
    const { id } = await aBoughtArticle({ targetLevel: 40 });
    expect((await proposal()).vendors[0]?.lines[0]).toMatchObject({ quantity: 40, ordered: 0 });
    await place([{ articleId: id, quantity: 40 }]);
    expect((await proposal()).vendors).toEqual([]);
  });

  it('shows purchase prices only to those who may see them', async () => {
    await aBoughtArticle();
    const warehouse = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'warehouse' }));
    expect((await proposal(warehouse)).vendors[0]?.lines[0]).toMatchObject({ quantity: 6, unitCost: null });
  });
});

describe('terms of an article', () => {
  it('409 for terms that somebody else has set, 404 for an unknown article or vendor', async () => {
    const { id } = await aBoughtArticle();
    const terms = { vendorId, partNumber: '', packSize: 6, targetLevel: 10, version: 0 };
    const save = (articleId: number, body: object) =>
      seeded.shop.call(adminPurchasing.saveTerms, { ...staff(), params: { id: articleId }, body });
    expect(await save(id, terms)).toMatchObject({ status: 409, code: 'records.changed_meanwhile' });
    expect(await save(2_000_000_000, terms)).toMatchObject({ status: 404, code: 'articles.not_found' });
    const unknown = { ...terms, version: 1, vendorId: 2_000_000_000 };
    expect(await save(id, unknown)).toMatchObject({ status: 404, code: 'records.not_found' });
    expect((await save(id, { ...terms, version: 1 })).data).toEqual({ ...terms, version: 2 });
  });
});

describe('a purchase order', () => {
  it('lets the stock expect the goods, and books what arrives in parts', async () => {
    const [one, other] = [await aBoughtArticle({ stock: 2 }), await aBoughtArticle()];
    const placed = await place([
      { articleId: one.id, quantity: 10 },
      { articleId: other.id, quantity: 4 },
    ]);
    expect(placed.data).toMatchObject({ state: 'ordered', worth: 70, vendor: { title: 'Chemie Nord' } });
    const { id, number, expectedOn } = placed.data;
    const level = async (articleId: number) =>
      (await seeded.shop.call(adminStock.one, { ...staff(), params: { id: articleId } })).data;
    expect(await level(one.id)).toMatchObject({ expectedOn });
    const receive = (version: number, lines: object[], key?: string) =>
      seeded.shop.call(adminPurchasing.receive, {
        ...staff(),
        params: { id },
        body: { version, lines },
        ...(key && { headers: { 'idempotency-key': key } }),
      });
    const first = await receive(1, [{ articleId: one.id, quantity: 10 }]);
    expect(first.data).toMatchObject({ state: 'ordered', version: 2 });
    expect(await stockOf(seeded, one.id)).toMatchObject({ onHand: 12 });
    expect(await level(one.id)).toMatchObject({ expectedOn: null });
    expect(await level(other.id)).toMatchObject({ expectedOn });
    expect(await receive(1, [{ articleId: other.id, quantity: 4 }])).toMatchObject({
      code: 'records.changed_meanwhile',
    });
    // One more than was ordered.
    const last = await receive(2, [{ articleId: other.id, quantity: 5 }]);
    expect(last.data).toMatchObject({ state: 'received', lines: [{ received: 10 }, { quantity: 4, received: 5 }] });
    expect(await receive(3, [{ articleId: other.id, quantity: 1 }])).toMatchObject({ code: 'purchasing.ended' });
    const movements = await seeded.shop.call(adminStock.movements, { ...staff(), params: { id: other.id }, body: {} });
    expect(movements.data).toMatchObject([{ kind: 'receipt', onHandChange: 5, reason: number }]);
  });

  it('is not expected any more once it is closed', async () => {
    const { id: articleId } = await aBoughtArticle();
    const { data } = await place([{ articleId, quantity: 3 }]);
    const close = () =>
      seeded.shop.call(adminPurchasing.close, { ...staff(), params: { id: data.id }, body: { version: 1 } });
    expect((await close()).data).toMatchObject({ state: 'cancelled' });
    expect(await close()).toMatchObject({ status: 409, code: 'purchasing.ended' });
    const level = await seeded.shop.call(adminStock.one, { ...staff(), params: { id: articleId } });
    expect(level.data).toMatchObject({ expectedOn: null });
    expect((await proposal()).vendors[0]?.lines).toHaveLength(1);
  });

  it('is refused for a day that is over, unknown articles and none at all', async () => {
    const { id: articleId } = await aBoughtArticle();
    const line = { articleId, quantity: 1 };
    expect(await place([line], { expectedOn: addDays(today(), -1) })).toMatchObject({ code: 'purchasing.day_past' });
    expect(await place([line, { articleId: 2_000_000_000, quantity: 1 }])).toMatchObject({
      code: 'articles.not_found',
    });
    expect(await place([line], { vendorId: 2_000_000_000 })).toMatchObject({ code: 'records.not_found' });
    expect((await place([])).status).toBe(400);
    expect((await seeded.shop.call(adminPurchasing.orders, { ...staff(), body: {} })).data).toEqual([]);
  });

  it('409 for an article that is named so often that nobody could count it', async () => {
    const { id: articleId } = await aBoughtArticle();
    const lines = Array.from({ length: 300 }, () => ({ articleId, quantity: 9_999_999 }));
    expect(await place(lines)).toMatchObject({ status: 409, code: 'stock.too_many' });
    const { data } = await place([{ articleId, quantity: 3 }]);
    const body = { version: 1, lines };
    const answer = await seeded.shop.call(adminPurchasing.receive, { ...staff(), params: { id: data.id }, body });
    expect(answer).toMatchObject({ status: 409, code: 'stock.too_many' });
  });

  it('404 for goods that were not ordered, and nothing is booked', async () => {
    const [one, other] = [await aBoughtArticle(), await aBoughtArticle()];
    const { data } = await place([{ articleId: one.id, quantity: 3 }]);
    const lines = [one, other].map(({ id }) => ({ articleId: id, quantity: 1 }));
    const body = { version: 1, lines };
    const answer = await seeded.shop.call(adminPurchasing.receive, { ...staff(), params: { id: data.id }, body });
    expect(answer).toMatchObject({ status: 404, code: 'articles.not_found' });
    expect(await stockOf(seeded, one.id)).toMatchObject({ onHand: 0 });
  });

  it('is listed as late after its day, and found by number and vendor', async () => {
    const { id: articleId } = await aBoughtArticle();
    const { data } = await place([{ articleId, quantity: 2 }]);
    await seeded.shop.db
      .updateTable('purchase_order')
      .set({ expected_on: addDays(today(), -1) })
      .execute();
    for (const quickSearch of [data.number, 'nord']) {
      const list = await seeded.shop.call(adminPurchasing.orders, { ...staff(), body: { quickSearch } });
      expect(list.data).toMatchObject([{ id: data.id, isLate: true, lines: 1, worth: 10 }]);
    }
    const ended = await seeded.shop.call(adminPurchasing.orders, { ...staff(), body: { view: 'ended' } });
    expect(ended.data).toEqual([]);
  });

  it('is a list for the vendor as CSV, without purchase prices for those who may not see them', async () => {
    const { id: articleId, code } = await aBoughtArticle();
    const { data } = await place([{ articleId, quantity: 2 }]);
    const csv = async (token: string) => {
      const url = `/api/admin/purchase-orders/${data.id}/file/csv`;
      return (await seeded.shop.app.inject({ url, headers: { authorization: `Bearer ${token}` } })).payload;
    };
    expect(await csv(seeded.administrator)).toContain(`${code};`);
    expect(await csv(seeded.administrator)).toContain('5,00;10,00');
    const warehouse = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'warehouse' }));
    expect(await csv(warehouse)).toContain(code);
    expect(await csv(warehouse)).not.toContain('5,00');
  });
});
