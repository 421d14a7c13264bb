import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminErp, adminPriceChanges } from '@sjaj/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ErpPrice, erpServer, type ErpStock } from '../../../../../demo/erp/serve.ts';
import { aPerson } from '../../../test/builders/people.ts';
import {
  anOrder,
  moveOrder,
  seedShop,
  someArticle,
  type SeededShop,
  stockOf,
} from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { findLedgerErrors } from '../stock/index.ts';
import { pullPrices, pullStock } from './service/pull-articles.ts';

const SECRET = 'a-secret-of-both-sides-for-the-tests';

let seeded: SeededShop;
let erp: Server;
let url: string;
let prices: ErpPrice[];
let stock: ErpStock[];
let requests: string[];
let made = 0;

beforeAll(async () => {
  seeded = await seedShop(await openTestShop({ stopsClock: true }));
});
afterAll(() => seeded.shop.close());
beforeEach(async () => {
  [prices, stock, requests] = [[], [], []];
  const { db, now } = seeded.shop;
  for (const table of ['erp_cursor', 'erp_refusal', 'price_change'] as const) await db.deleteFrom(table).execute();
  const onRequest = (path: string) => requests.push(path);
  erp = erpServer({ secret: SECRET, bookings: [], prices, stock, now, onRequest }).listen(0, '127.0.0.1');
  await once(erp, 'listening');
  url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/shop`;
});
afterEach(() => void erp.close());

const run = (pull: typeof pullPrices): Promise<void> =>
  pull(
    { db: seeded.shop.db, erp: { url, secret: SECRET } },
    { clock: seeded.shop.now, signal: new AbortController().signal },
  );

/** An article of its own for each test: 10 KM, cost 5 KM, 100 pieces. */
async function anotherArticle(more: Parameters<typeof someArticle>[2] = {}) {
  made += 1;
  const code = `PULL-${made}`;
  return { code, id: await someArticle(seeded, code, more) };
}

const pricesOf = (id: number) =>
  seeded.shop.db.selectFrom('article').select(['vpc', 'mpc', 'nc']).where('id', '=', id).executeTakeFirstOrThrow();

const refusals = async (view = 'all') =>
  (await seeded.shop.call(adminErp.refusals, { token: seeded.administrator, body: { view } })).data;

const proposals = async () =>
  (await seeded.shop.call(adminPriceChanges.list, { token: seeded.administrator, body: { view: 'proposed' } })).data;

it('takes over the prices that changed, and notes them in the history of the article', async () => {
  const { id, code } = await anotherArticle();
  prices.push({ code: code.toLowerCase(), vpc: 12, nc: 6.5 });
  await run(pullPrices);
  // The retail price follows in the same proportion.
  expect(await pricesOf(id)).toEqual({ vpc: 1_200, mpc: 1_404, nc: 650 });
  const history = seeded.shop.db.selectFrom('price_history').selectAll().where('article_id', '=', id);
  expect(await history.execute()).toMatchObject([{ cause: 'erp', user_name: 'ERP', vpc_before: 1_000, cost: 650 }]);
  await run(pullPrices);
  expect(requests.at(-1)).toBe('/shop/prices/changes?cursor=1&limit=1000');
  expect(await history.execute()).toHaveLength(1);
});

it('lets quantity prices follow, and takes the retail price as it is sent', async () => {
  const { id, code } = await anotherArticle();
  const breaks = { article_id: id, from_quantity: 10, price: 900 };
  await seeded.shop.db.insertInto('quantity_break').values(breaks).execute();
  prices.push({ code, vpc: 8, mpc: 9.99 });
  await run(pullPrices);
  expect(await pricesOf(id)).toMatchObject({ vpc: 800, mpc: 999 });
  const stored = seeded.shop.db.selectFrom('quantity_break').select('price').where('article_id', '=', id);
  expect(await stored.executeTakeFirstOrThrow()).toEqual({ price: 720 });
});

it('sets prices below cost and far off aside as one proposal, which staff apply', async () => {
  const [below, far, fine] = [await anotherArticle(), await anotherArticle(), await anotherArticle()];
  prices.push({ code: below.code, vpc: 10, nc: 11 }, { code: far.code, vpc: 20.01 }, { code: fine.code, vpc: 11 });
  // 10,00 is the price already: only the cost is new.
  prices.push({ code: below.code, vpc: 10.5, nc: 11 });
  await run(pullPrices);
  expect(await pricesOf(below.id)).toMatchObject({ vpc: 1_000, nc: 1_100 });
  expect(await pricesOf(far.id)).toMatchObject({ vpc: 1_000 });
  expect(await pricesOf(fine.id)).toMatchObject({ vpc: 1_100 });
  const [proposal] = await proposals();
  expect(proposal).toMatchObject({ byName: 'ERP', changed: 2, doubtful: 2, state: 'proposed' });
  const { data: lines } = await seeded.shop.call(adminPriceChanges.lines, {
    token: seeded.administrator,
    params: { id: proposal.id },
    body: { view: 'doubtful' },
  });
  expect(lines).toMatchObject([
    { code: below.code, warning: 'below_cost', vpc: { before: 10, after: 10.5 } },
    { code: far.code, warning: 'far_off', vpc: { before: 10, after: 20.01 } },
  ]);
});

it('replaces a doubtful price by the one that follows, and keeps the rest of the proposal', async () => {
  const [one, other] = [await anotherArticle(), await anotherArticle()];
  prices.push({ code: one.code, vpc: 100 }, { code: other.code, vpc: 100 });
  await run(pullPrices);
  prices.push({ code: one.code, vpc: 11 });
  await run(pullPrices);
  expect(await pricesOf(one.id)).toMatchObject({ vpc: 1_100 });
  expect(await proposals()).toMatchObject([{ changed: 1, doubtful: 1 }]);
  prices.push({ code: other.code, vpc: 11 });
  await run(pullPrices);
  expect(await proposals()).toEqual([]);
});

it('lists codes that the shop does not have, and takes them over once it has the article', async () => {
  made += 1;
  const code = `PULL-${made}`;
  prices.push({ code, vpc: 12 });
  stock.push({ code, onHand: 7 });
  await run(pullPrices);
  await run(pullStock);
  expect(await refusals()).toMatchObject([
    { stream: 'stock', code, reason: 'unknown_code', onHand: 7, articleId: null },
    { stream: 'prices', code, reason: 'unknown_code', vpc: 12, articleId: null },
  ]);
  const id = await someArticle(seeded, code);
  await run(pullPrices);
  await run(pullStock);
  expect(await refusals()).toEqual([]);
  expect(await pricesOf(id)).toMatchObject({ vpc: 1_200 });
  expect(await stockOf(seeded, id)).toMatchObject({ onHand: 7 });
});

it('a record that cannot be read holds up no other', async () => {
  const [wrong, fine] = [await anotherArticle(), await anotherArticle()];
  prices.push({ code: wrong.code, vpc: -3 }, { code: fine.code, vpc: 12 });
  await run(pullPrices);
  expect(await refusals('prices')).toMatchObject([{ code: wrong.code, reason: 'unreadable', vpc: null }]);
  expect(await refusals('stock')).toEqual([]);
  expect(await pricesOf(fine.id)).toMatchObject({ vpc: 1_200 });
});

it('a record without a code holds up no other either', async () => {
  const fine = await anotherArticle();
  prices.push({ vpc: 3 } as ErpPrice, null as unknown as ErpPrice, { code: fine.code, vpc: 12 });
  await run(pullPrices);
  expect(await refusals('prices')).toMatchObject([{ code: '?', reason: 'unreadable' }]);
  expect(await pricesOf(fine.id)).toMatchObject({ vpc: 1_200 });
});

it('a code that is filled up with zero bytes, as some programs send them, is the code', async () => {
  const [filled, fine] = [await anotherArticle(), await anotherArticle()];
  prices.push({ code: `${filled.code}\0\0`, vpc: 13 }, { code: fine.code, vpc: 12 });
  stock.push({ code: `${filled.code}\0`, onHand: 7 });
  await run(pullPrices);
  await run(pullStock);
  expect([await pricesOf(filled.id), await pricesOf(fine.id)]).toMatchObject([{ vpc: 1_300 }, { vpc: 1_200 }]);
  expect(await stockOf(seeded, filled.id)).toMatchObject({ onHand: 7 });
});

it('counts through movements: whole pieces, none below 0, and nothing where nothing changed', async () => {
  const [more, none, same] = [await anotherArticle(), await anotherArticle(), await anotherArticle()];
  stock.push({ code: more.code, onHand: 120.7 }, { code: none.code, onHand: -4 }, { code: same.code, onHand: 100 });
  await run(pullStock);
  expect(await stockOf(seeded, more.id)).toMatchObject({ onHand: 120 });
  expect(await stockOf(seeded, none.id)).toMatchObject({ onHand: 0 });
  const movements = seeded.shop.db
    .selectFrom('stock_movement')
    .select(['article_id', 'kind', 'on_hand_change'])
    .where('article_id', 'in', [more.id, none.id, same.id])
    .orderBy('article_id');
  expect(await movements.execute()).toEqual([
    { article_id: more.id, kind: 'erp', on_hand_change: 20 },
    { article_id: none.id, kind: 'erp', on_hand_change: -100 },
  ]);
});

it('waits with a count below what orders reserve until they have left', async () => {
  const { id, code } = await anotherArticle({ stock: 10 });
  const orderId = await anOrder(seeded, id, 6);
  stock.push({ code, onHand: 4 });
  await run(pullStock);
  expect(await stockOf(seeded, id)).toMatchObject({ onHand: 10, reserved: 6 });
  expect(await refusals()).toMatchObject([{ code, articleId: id, reason: 'below_reserved', onHand: 4 }]);
  await moveOrder(seeded, seeded.buyer, { id: orderId, status: 3 });
  await run(pullStock);
  expect(await stockOf(seeded, id)).toMatchObject({ onHand: 4, reserved: 0 });
  expect(await refusals()).toEqual([]);
  const errors = await findLedgerErrors(seeded.shop.db);
  expect(errors.filter(({ articleId, movedOnHand }) => articleId === id && movedOnHand !== -6)).toEqual([]);
});

it('believes nothing that is signed with another secret', async () => {
  const { id, code } = await anotherArticle();
  prices.push({ code, vpc: 12 });
  const wrong = { db: seeded.shop.db, erp: { url, secret: 'another-secret-of-an-unknown-program' } };
  const context = { clock: seeded.shop.now, signal: new AbortController().signal };
  await expect(pullPrices(wrong, context)).rejects.toThrow('401');
  expect(await pricesOf(id)).toMatchObject({ vpc: 1_000 });
});

it('403 for staff who do not operate the shop', async () => {
  const warehouse = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'warehouse' }));
  expect((await seeded.shop.call(adminErp.refusals, { token: warehouse, body: {} })).status).toBe(403);
});
