import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { adminErp, ORDER_STATUS } from '@sjaj/contract';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type ErpOrder, erpServer } from '../../../../../demo/erp/serve.ts';
import { aPerson } from '../../../test/builders/people.ts';
import { anOrder, moveOrder, seedShop, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { pushOrders } from './service/push-orders.ts';

const SECRET = 'a-secret-of-both-sides-for-the-tests';
const MINUTE = 60_000;

let seeded: SeededShop;
let erp: Server;
let url: string;
let article: number;
let booked: Map<string, ErpOrder>;
let refuse: (order: ErpOrder) => string | null;

beforeAll(async () => {
  const settings = { url: 'http://127.0.0.1:1', secret: SECRET };
  seeded = await seedShop(await openTestShop({ stopsClock: true, erp: settings }));
  article = await someArticle(seeded, 'ERP-1', { stock: 1_000 });
});
afterAll(() => seeded.shop.close());
beforeEach(async () => {
  booked = new Map();
  refuse = () => null;
  await seeded.shop.db.deleteFrom('erp_order').execute();
  erp = erpServer({
    secret: SECRET,
    bookings: [],
    now: seeded.shop.now,
    orders: booked,
    refuse: (order) => refuse(order),
  }).listen(0, '127.0.0.1');
  await once(erp, 'listening');
  url = `http://127.0.0.1:${(erp.address() as AddressInfo).port}/shop`;
});
afterEach(() => void erp.close());

const push = (secret = SECRET, clock = seeded.shop.now): Promise<void> =>
  pushOrders({ db: seeded.shop.db, erp: { url, secret } }, { clock, signal: new AbortController().signal });

const rowOf = (orderId: number) =>
  seeded.shop.db
    .selectFrom('erp_order')
    .select(['state', 'change', 'attempts', 'error'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();

/** An order of which the ERP is to be told. */
async function aQueuedOrder(): Promise<number> {
  const orderId = await anOrder(seeded, article, 2);
  await expect.poll(() => rowOf(orderId)).toMatchObject({ state: 'queued', change: 1 });
  return orderId;
}

it('sends an order, and each change of it under a key of its own', async () => {
  const orderId = await aQueuedOrder();
  await push();
  expect(await rowOf(orderId)).toMatchObject({ state: 'sent', attempts: 1, error: null });
  expect([...booked]).toMatchObject([[`sjaj-order-${orderId}-1`, { id: orderId, statusName: 'created' }]]);
  await moveOrder(seeded, seeded.administrator, { id: orderId, status: ORDER_STATUS.approved });
  await expect.poll(() => rowOf(orderId)).toMatchObject({ state: 'queued', change: 2 });
  await push();
  expect([...booked.keys()]).toEqual([`sjaj-order-${orderId}-1`, `sjaj-order-${orderId}-2`]);
  expect(booked.get(`sjaj-order-${orderId}-2`)).toMatchObject({ statusName: 'approved' });
  await push();
  expect(booked.size).toBe(2);
});

it('books a change once where the answer is lost, and continues after a failed run', async () => {
  const first = await aQueuedOrder();
  const second = await aQueuedOrder();
  let isBroken = true;
  refuse = () => (isBroken ? 'hang up' : null);
  await expect(push()).rejects.toThrow();
  expect(await rowOf(first)).toMatchObject({ state: 'queued', attempts: 1 });
  expect((await rowOf(first))?.error).toBeTruthy();
  isBroken = false;
  await push();
  expect(await rowOf(first)).toMatchObject({ state: 'queued' });
  expect(await rowOf(second)).toMatchObject({ state: 'sent' });
  seeded.shop.wait(2 * MINUTE);
  await push();
  expect(await rowOf(first)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  expect([...booked.keys()].toSorted()).toEqual([`sjaj-order-${first}-1`, `sjaj-order-${second}-1`].toSorted());
});

it('sends what it has put off while the clock was a year ahead', async () => {
  const orderId = await aQueuedOrder();
  const ahead = () => new Date(seeded.shop.now().getTime() + 365 * 24 * 60 * MINUTE);
  await expect(push(SECRET, ahead)).rejects.toThrow('401');
  await push();
  expect(await rowOf(orderId)).toMatchObject({ state: 'sent', attempts: 2, error: null });
  expect([...booked.keys()]).toEqual([`sjaj-order-${orderId}-1`]);
});

it('puts aside what the ERP refuses, with its reason, and sends it again when staff ask', async () => {
  const refused = await aQueuedOrder();
  const other = await aQueuedOrder();
  // Some programs fill texts up with zero bytes.
  refuse = ({ id }) => (id === refused ? 'unknown customer\0\0' : null);
  await push();
  expect(await rowOf(other)).toMatchObject({ state: 'sent' });
  const list = { token: seeded.administrator, body: { view: 'refused' } };
  expect((await seeded.shop.call(adminErp.orders, list)).data).toMatchObject([
    { id: refused, state: 'refused', error: '422 unknown customer', sentAt: null },
  ]);
  refuse = () => null;
  const again = { token: seeded.administrator, params: { id: refused } };
  expect((await seeded.shop.call(adminErp.sendAgain, again)).status).toBe(200);
  await push();
  expect(await rowOf(refused)).toMatchObject({ state: 'sent', change: 1, error: null });
  const unknown = { token: seeded.administrator, params: { id: 2_000_000_000 } };
  expect((await seeded.shop.call(adminErp.sendAgain, unknown)).status).toBe(404);
  const warehouse = await seeded.shop.loginAs(await aPerson(seeded.shop.db, { role: 'warehouse' }));
  expect((await seeded.shop.call(adminErp.orders, { token: warehouse, body: {} })).status).toBe(403);
});

it('keeps an order queued that changes while it is sent', async () => {
  const orderId = await aQueuedOrder();
  const { db } = seeded.shop;
  const claimed = { orderId, change: 1, attempts: 1 };
  await db.updateTable('erp_order').set({ change: 2 }).where('order_id', '=', orderId).execute();
  const store = await import('./store/orders.ts');
  await store.settle(db, claimed, { state: 'sent', error: null, now: seeded.shop.now() });
  expect(await rowOf(orderId)).toMatchObject({ state: 'queued', change: 2 });
});

it('believes no answer that is signed with another secret', async () => {
  const orderId = await aQueuedOrder();
  await expect(push('another-secret-of-an-unknown-program')).rejects.toThrow('401');
  expect(await rowOf(orderId)).toMatchObject({ state: 'queued' });
  expect(booked.size).toBe(0);
});
