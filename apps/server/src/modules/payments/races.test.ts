import { ORDER_STATUS as S } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import {
  aCardOrder,
  approval,
  callBack,
  type CardOrder,
  type SeededCardShop,
  seedCardShop,
  payAgain,
} from '../../../test/builders/gateway.ts';
import { moveOrder, orderOf, someArticle, stockOf } from '../../../test/builders/seeded-shop.ts';
import { orderJobs, payables } from '../orders/index.ts';
import { openPaymentGateway } from './index.ts';

let seeded: SeededCardShop;
let article: number;
beforeAll(async () => {
  seeded = await seedCardShop();
  article = await someArticle(seeded, 'RACE', { stock: 10_000 });
});
afterAll(() => seeded.shop.close());

const ROUNDS = Math.max(5, inject('rounds'));
const HOUR = 3_600_000;

async function timeOut(now: Date): Promise<void> {
  const cards = openPaymentGateway({ gateway: seeded.bank.gateway, publicUrl: null, server: null });
  const { log } = seeded.shop.app;
  for (const job of orderJobs({ cards, payables }))
    await job.run({ db: seeded.shop.db, clock: () => now, log, signal: new AbortController().signal }, {});
}

const refundsOf = async (orderId: number): Promise<string[]> => {
  const rows = await seeded.shop.db
    .selectFrom('payment_refund as r')
    .innerJoin('payment_attempt as a', 'a.id', 'r.attempt_id')
    .select('r.reason')
    .where('a.order_id', '=', orderId)
    .execute();
  return rows.map(({ reason }) => reason);
};

/** Either paid, or cancelled with a refund due and the goods free: nothing between. */
async function expectOneOutcome(order: CardOrder, reservedBefore: number): Promise<number> {
  const { status, history } = await orderOf(seeded, seeded.buyer, order.id);
  const { reserved } = await stockOf(seeded, article);
  expect(history).toHaveLength(2);
  if (status === S.paid) expect([reserved - reservedBefore, await refundsOf(order.id)]).toEqual([1, []]);
  else expect([status, reserved - reservedBefore, await refundsOf(order.id)]).toEqual([S.cancelled, 0, ['late']]);
  return status;
}

it('has one effect of 20 same calls at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const order = await aCardOrder(seeded, article);
    const replies = await Promise.all(Array.from({ length: 20 }, () => callBack(seeded.shop, approval(order))));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const { status, history } = await orderOf(seeded, seeded.buyer, order.id);
    expect([status, history.length]).toEqual([S.paid, 2]);
    expect(await refundsOf(order.id)).toEqual([]);
  }
});

it('lets either the payment or the cancelling win', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { reserved } = await stockOf(seeded, article);
    const order = await aCardOrder(seeded, article);
    const pay = () => callBack(seeded.shop, approval(order));
    const cancel = () => moveOrder(seeded, seeded.buyer, { id: order.id, status: S.cancelled });
    const [paid] = await Promise.all(round % 2 ? [pay(), cancel()] : [pay(), new Promise(setImmediate).then(cancel)]);
    expect(paid.status).toBe(200);
    await expectOneOutcome(order, reserved);
  }
});

it('lets either the payment or the clock win', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { reserved } = await stockOf(seeded, article);
    const order = await aCardOrder(seeded, article);
    const now = new Date(seeded.shop.now().getTime() + HOUR);
    await Promise.all([timeOut(now), callBack(seeded.shop, approval(order))]);
    await expectOneOutcome(order, reserved);
  }
});

it('pays once where two payment attempts succeed at the same time, and owes the other amount back', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = await aCardOrder(seeded, article);
    await payAgain(seeded, order.id, seeded.buyer);
    const second = { ...order, number: `${order.number}-2` };
    await Promise.all([order, second].map((one) => callBack(seeded.shop, approval(one))));
    const { status, history } = await orderOf(seeded, seeded.buyer, order.id);
    expect([status, history.length, await refundsOf(order.id)]).toEqual([S.paid, 2, ['twice']]);
  }
});

it('gives payment attempts that begin at the same time different numbers', async () => {
  const order = await aCardOrder(seeded, article);
  const replies = await Promise.all(Array.from({ length: 8 }, () => payAgain(seeded, order.id, seeded.buyer)));
  const numbers = replies.map(({ data }) => data.fields.order_number);
  expect(new Set(numbers)).toEqual(new Set([2, 3, 4, 5, 6, 7, 8, 9].map((place) => `${order.number}-${place}`)));
});

it('keeps the books: no order has more money than it costs, and every paid one has all of it', async () => {
  const { rows } = await sql<{ error: string }>`
    select 'too much for ' || o.id as error from sales_order o join payment_attempt a on a.order_id = o.id
      left join payment_refund r on r.attempt_id = a.id
      where a.state = 'approved' and r.id is null group by o.id, o.total having sum(a.amount) > o.total
    union all
    select 'paid without money ' || o.id from sales_order o where o.status = ${S.paid} and not exists (
      select from payment_attempt a where a.order_id = o.id and a.state = 'approved' and a.amount = o.total)
    union all
    select 'money of a dead order ' || o.id from sales_order o join payment_attempt a on a.order_id = o.id
      where o.status = ${S.cancelled} and a.state = 'approved'
        and not exists (select from payment_refund r where r.attempt_id = a.id)
    union all
    select 'reserved ' || s.article_id from stock_level s
      where s.reserved <> (select coalesce(sum(l.reserved), 0) from sales_order_line l where l.article_id = s.article_id)
  `.execute(seeded.shop.db);
  expect(rows).toEqual([]);
});
