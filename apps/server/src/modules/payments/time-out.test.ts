import { ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aCardOrder,
  approval,
  callBack,
  type CardOrder,
  type SeededCardShop,
  seedCardShop,
  payAgain,
  paymentOf,
} from '../../../test/builders/gateway.ts';
import { orderOf, someArticle, stockOf } from '../../../test/builders/seeded-shop.ts';
import { orderJobs, payables } from '../orders/index.ts';
import { openPaymentGateway, paymentJobs } from './index.ts';

let seeded: SeededCardShop;
beforeAll(async () => {
  seeded = await seedCardShop();
});
afterAll(() => seeded.shop.close());

const MINUTE = 60_000;
const minutesLater = (order: { placedAt: Date }, minutes: number): Date =>
  new Date(order.placedAt.getTime() + minutes * MINUTE);

/** Runs a job of the worker at an instant. */
async function run(name: string, now: Date): Promise<void> {
  const cards = openPaymentGateway({ gateway: seeded.bank.gateway, publicUrl: null, server: null });
  const job = [...orderJobs({ cards, payables }), ...paymentJobs({ cards, payables })].find((one) => one.name === name);
  const { log } = seeded.shop.app;
  await job?.run({ db: seeded.shop.db, clock: () => now, log, signal: new AbortController().signal }, {});
}

const timeOut = (now: Date) => run('orders.time-out-unpaid', now);
const reconcile = (now: Date) => run('payments.reconcile', now);

async function waiting(code: string): Promise<CardOrder & { article: number; placedAt: Date }> {
  const article = await someArticle(seeded, code, { stock: 10 });
  const order = await aCardOrder(seeded, article, 4);
  return { ...order, article, placedAt: new Date((await orderOf(seeded, seeded.buyer, order.id)).date) };
}

const statusOf = async (id: number): Promise<number> => (await orderOf(seeded, seeded.buyer, id)).status;

it('cancels an order that is not paid within 60 minutes, and releases its goods', async () => {
  const order = await waiting('T-1');
  await timeOut(minutesLater(order, 59));
  expect(await statusOf(order.id)).toBe(S.unpaid);
  await timeOut(minutesLater(order, 60));
  expect(await statusOf(order.id)).toBe(S.cancelled);
  expect(await stockOf(seeded, order.article)).toEqual({ onHand: 10, reserved: 0 });
  expect((await paymentOf(seeded, order.id, seeded.buyer)).data).toMatchObject({ state: 'over', mayPay: false });
  const { history } = await orderOf(seeded, seeded.buyer, order.id);
  await timeOut(minutesLater(order, 61));
  expect((await orderOf(seeded, seeded.buyer, order.id)).history).toEqual(history);
});

it('asks the gateway first, so that nobody who has paid loses the order', async () => {
  const order = await waiting('T-2');
  seeded.bank.known.set(order.number, { status: 'approved', amount: order.amount });
  await timeOut(minutesLater(order, 60));
  expect(await statusOf(order.id)).toBe(S.paid);
  expect(await stockOf(seeded, order.article)).toEqual({ onHand: 10, reserved: 4 });
});

it('ignores an approval of another amount, and cancels the order', async () => {
  const order = await waiting('T-3');
  seeded.bank.known.set(order.number, { status: 'approved', amount: 1 });
  await timeOut(minutesLater(order, 60));
  expect(await statusOf(order.id)).toBe(S.cancelled);
});

it('waits for a gateway that does not answer, up to two hours', async () => {
  const order = await waiting('T-4');
  seeded.bank.isDown = true;
  await timeOut(minutesLater(order, 119));
  expect(await statusOf(order.id)).toBe(S.unpaid);
  await timeOut(minutesLater(order, 120));
  expect(await statusOf(order.id)).toBe(S.cancelled);
  seeded.bank.isDown = false;
});

it('finds payments whose callback is missing for 15 minutes', async () => {
  const order = await waiting('T-5');
  seeded.bank.known.set(order.number, { status: 'approved', amount: order.amount });
  await reconcile(minutesLater(order, 14));
  expect(await statusOf(order.id)).toBe(S.unpaid);
  await reconcile(minutesLater(order, 16));
  expect(await statusOf(order.id)).toBe(S.paid);
  // The call that was lost comes after all.
  await callBack(seeded.shop, approval(order));
  expect((await orderOf(seeded, seeded.buyer, order.id)).history).toHaveLength(2);
});

it('asks the gateway about every payment attempt of an order, and finds the one that was paid', async () => {
  const order = await waiting('T-6');
  await payAgain(seeded, order.id, seeded.buyer);
  seeded.bank.known.set(order.number, { status: 'declined', amount: order.amount });
  seeded.bank.known.set(`${order.number}-2`, { status: 'approved', amount: order.amount });
  await reconcile(minutesLater(order, 20));
  expect(await statusOf(order.id)).toBe(S.paid);
});

it('asks once in five minutes about the same payment attempt', async () => {
  const order = await waiting('T-7');
  const requestedPaths = () => seeded.bank.requestedPaths.length;
  await reconcile(minutesLater(order, 30));
  const first = requestedPaths();
  await reconcile(minutesLater(order, 31));
  expect(requestedPaths()).toBe(first);
  await reconcile(minutesLater(order, 36));
  expect(requestedPaths()).toBeGreaterThan(first);
});
