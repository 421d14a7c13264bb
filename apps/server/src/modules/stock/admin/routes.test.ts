import { adminStart, adminStock, ORDER_STATUS } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withSetting } from '../../../../test/builders/place.ts';
import {
  anOrder,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';
import { findLedgerErrors } from '../index.ts';

let seeded: SeededShop;
let token: string;
let made = 0;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  token = seeded.administrator;
  await withSetting(seeded.shop.db, 'allowOrderingStockZero', true);
  seeded.shop.wait(1_100);
});
afterAll(() => seeded.shop.close());

/** An article whose stock has its movements in the ledger. */
async function goods(stock: number): Promise<number> {
  const id = await someArticle(seeded, `Z-${(made += 1)}`, { stock });
  await seeded.shop.db
    .insertInto('stock_movement')
    .values({ article_id: id, kind: 'opening', on_hand_change: stock, reserved_change: 0 })
    .execute();
  return id;
}

const card = async (id: number) => (await seeded.shop.call(adminStock.one, { token, params: { id } })).data;
const correct = (id: number, body: object, key?: string) =>
  seeded.shop.call(adminStock.correct, { token, params: { id }, body, ...(key && { key }) });
const counted = (onHand: number) => ({ kind: 'counted', onHand, reason: 'Inventura' });
const change = (pieces: number) => ({ kind: 'change', change: pieces, reason: 'Prijem' });
const story = async (id: number, body: object = {}) =>
  (await seeded.shop.call(adminStock.movements, { token, params: { id }, body })).data;
const list = async (body: object) => (await seeded.shop.call(adminStock.list, { token, body })).data;

describe('a correction', () => {
  it('sets what was counted or adds and takes away, with a movement and an entry in the log', async () => {
    const id = await goods(10);
    expect((await correct(id, counted(7))).data).toMatchObject({ onHand: 7, available: 7 });
    expect((await correct(id, change(-2))).data.onHand).toBe(5);
    expect(await story(id)).toMatchObject([
      { kind: 'correction', onHandChange: -2, onHandAfter: 5, reason: 'Prijem', by: expect.stringContaining('Ana') },
      { kind: 'correction', onHandChange: -3, onHandAfter: 7 },
      { kind: 'opening', onHandChange: 10, onHandAfter: 10 },
    ]);
    const entries = await seeded.shop.db
      .selectFrom('audit_entry')
      .select(['action', 'before', 'after'])
      .where('entity', '=', 'stock')
      .where('entity_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries[0]).toEqual({
      action: 'stock.correct',
      before: { onHand: 10 },
      after: { onHand: 7, reason: 'Inventura' },
    });
  });

  it('409 below what is promised to orders, and says how many that is', async () => {
    const id = await goods(10);
    await anOrder(seeded, id, 4);
    for (const body of [counted(3), change(-7)]) {
      const { status, code, message } = await correct(id, body);
      expect([status, code]).toEqual([409, 'stock.below_reserved']);
      expect(message).toContain('4');
    }
    expect((await correct(id, counted(4))).data).toMatchObject({ onHand: 4, reserved: 4, available: 0 });
  });

  it('is done once for each key', async () => {
    const id = await goods(10);
    await correct(id, change(5), 'stock-key-1');
    await correct(id, change(5), 'stock-key-1');
    expect((await stockOf(seeded, id)).onHand).toBe(15);
  });

  it('waits for another one of the same article: twenty at once add up', async () => {
    const id = await goods(100);
    const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => correct(id, change(n % 2 === 0 ? 3 : -1))));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    expect((await stockOf(seeded, id)).onHand).toBe(120);
    expect(await findLedgerErrors(seeded.shop.db)).toEqual([]);
  });

  it('400 without a reason or a change, 404 for an unknown article', async () => {
    const id = await goods(1);
    for (const body of [{ kind: 'counted', onHand: 1 }, { ...change(0) }, { ...counted(-1) }]) {
      expect((await correct(id, body)).status).toBe(400);
    }
    expect((await correct(999_999, counted(1))).code).toBe('articles.not_found');
  });
});

describe('pre-orders', () => {
  it('are shown with what they lack, the oldest first, and the list counts them', async () => {
    const id = await goods(2);
    const first = await anOrder(seeded, id, 5);
    const second = await anOrder(seeded, id, 4);
    const { waiting, backOrdered, shortage } = await card(id);
    expect({ backOrdered, shortage }).toEqual({ backOrdered: 7, shortage: 7 });
    expect(waiting).toMatchObject([
      { orderId: first, quantity: 5, missing: 3 },
      { orderId: second, quantity: 4, missing: 4 },
    ]);
    expect((await list({ view: 'back_ordered' })).map((row: { id: number }) => row.id)).toEqual([id]);
    await correct(id, change(7));
    await moveOrder(seeded, token, { id: first, status: ORDER_STATUS.created });
    expect((await card(id)).waiting).toMatchObject([{ orderId: second }]);
    expect(await findLedgerErrors(seeded.shop.db)).toEqual([]);
  });
});

describe('the low level', () => {
  const setStockLevel = (id: number, body: object) =>
    seeded.shop.call(adminStock.setStockLevel, {
      token,
      params: { id },
      body: { expectedOn: null, version: 1, ...body },
    });
  const setShop = (lowLevel: number) => seeded.shop.call(adminStock.setDefaults, { token, body: { lowLevel } });

  it("is the own one or the shop's, which all that follow it get at once", async () => {
    const own = await goods(5);
    const following = await goods(5);
    expect((await setStockLevel(own, { lowLevel: 3 })).data).toMatchObject({ lowLevel: 3, followsShopLevel: false });
    expect((await setStockLevel(following, { lowLevel: null })).data.followsShopLevel).toBe(true);
    await setShop(6);
    expect([(await card(own)).lowLevel, (await card(following)).lowLevel]).toEqual([3, 6]);
    const low = (await list({ view: 'low', sortBy: 'shortage', isSortAscending: false, pageSize: 100 })).map(
      (row: { id: number }) => row.id,
    );
    expect(low).toContain(following);
    expect(low).not.toContain(own);
    expect((await seeded.shop.call(adminStock.defaults, { token })).data).toEqual({ lowLevel: 6 });
  });

  it('concerns what is sold, and the start page counts the same articles', async () => {
    const [sold, hidden, left] = [await goods(0), await goods(0), await goods(0)];
    const shop = seeded.shop.db;
    await shop.updateTable('article').set({ is_visible_on_web: false }).where('id', '=', hidden).execute();
    await shop.updateTable('article').set({ is_discontinued: true }).where('id', '=', left).execute();
    const query = { view: 'low', sortBy: 'shortage', isSortAscending: false, pageSize: 100 };
    const low = (await list(query)).map((row: { id: number }) => row.id);
    expect(low).toContain(sold);
    expect(low).not.toContain(hidden);
    expect(low).not.toContain(left);
    const { data: start } = await seeded.shop.call(adminStart.start, { token });
    const queues: { queue: string; count: number }[] = start.queues;
    expect(queues.find(({ queue }) => queue === 'lowStock')?.count).toBe(low.length);
    expect(start.lowStock.map((row: { id: number }) => row.id)).toEqual(low.slice(0, 5));
  });

  it('409 where somebody else has set it since', async () => {
    const id = await goods(5);
    await setStockLevel(id, { lowLevel: 1 });
    expect((await setStockLevel(id, { lowLevel: 2 })).code).toBe('records.changed_meanwhile');
  });

  it('of the shop holds for an article without a stock level', async () => {
    const id = await goods(0);
    await seeded.shop.db.deleteFrom('stock_level').where('article_id', '=', id).execute();
    await setShop(4);
    expect(await card(id)).toMatchObject({ onHand: 0, lowLevel: 4, followsShopLevel: true });
    expect((await correct(id, counted(9))).data).toMatchObject({ onHand: 9, lowLevel: 4, followsShopLevel: true });
  });
});

it('can be taken as a file, in the columns that an import reads', async () => {
  await goods(3);
  const csv = await seeded.shop.app.inject({
    url: '/api/admin/stock/file/csv',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'bs' },
  });
  expect(csv.body).toMatch(/^\uFEFFŠifra;Na stanju;/);
  expect(csv.body).toContain(`Z-${made};3;`);
  const xlsx = await seeded.shop.app.inject({
    url: '/api/admin/stock/file/xlsx',
    headers: { authorization: `Bearer ${token}` },
  });
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK');
});

it('finds in every order and view', async () => {
  for (const sortBy of ['code', 'title', 'onHand', 'reserved', 'available', 'backOrdered', 'shortage']) {
    for (const view of ['all', 'low', 'out', 'back_ordered']) {
      const { status } = await seeded.shop.call(adminStock.list, {
        token,
        body: { sortBy, view, brandIds: [1], categoryIds: [1], quickSearch: 'Z-%' },
      });
      expect({ sortBy, view, status }).toEqual({ sortBy, view, status: 200 });
    }
  }
});
