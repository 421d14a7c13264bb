import { ORDER_STATUS as S, systemMessages } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  approval,
  type CardOrder,
  aCardOrder,
  callBack,
  type SeededCardShop,
  seedCardShop,
  payAgain,
  paymentOf,
} from '../../../../test/builders/gateway.ts';
import { moveOrder, orderOf, someArticle, stockOf } from '../../../../test/builders/seeded-shop.ts';

let seeded: SeededCardShop;
let article: number;
beforeAll(async () => {
  seeded = await seedCardShop();
  article = await someArticle(seeded, 'CB-1', { stock: 1_000 });
});
afterAll(() => seeded.shop.close());

const statusOf = async (id: number): Promise<number> => (await orderOf(seeded, seeded.buyer, id)).status;
const events = (number: string) =>
  seeded.shop.db
    .selectFrom('payment_event')
    .select(['kind', 'source'])
    .where('number', '=', number)
    .orderBy('id')
    .execute();
const refunds = (orderId: number) =>
  seeded.shop.db
    .selectFrom('payment_refund as r')
    .innerJoin('payment_attempt as a', 'a.id', 'r.attempt_id')
    .select(['a.number', 'r.reason', 'r.state', 'r.amount'])
    .where('a.order_id', '=', orderId)
    .execute();
const toldStaff = async (text: string): Promise<boolean> => {
  const messages = async () =>
    (await seeded.shop.call(systemMessages.list, { token: seeded.administrator, body: { pageSize: 100 } })).data;
  await expect.poll(async () => (await messages()).some((one: { text: string }) => one.text.includes(text))).toBe(true);
  return true;
};

describe('a signed call', () => {
  it('moves an unpaid order to paid, with history, and the answer is empty', async () => {
    const order = await aCardOrder(seeded, article);
    expect(await callBack(seeded.shop, approval(order))).toEqual({ status: 200, body: '' });
    const { status, history } = await orderOf(seeded, seeded.buyer, order.id);
    expect(status).toBe(S.paid);
    expect(history.map(({ to }: { to: number }) => to)).toEqual([S.unpaid, S.paid]);
    expect((await paymentOf(seeded, order.id, seeded.buyer)).data).toMatchObject({ state: 'paid', mayPay: false });
  });

  it('says it twice and has one effect', async () => {
    const order = await aCardOrder(seeded, article);
    for (const _ of [1, 2, 3]) expect((await callBack(seeded.shop, approval(order))).status).toBe(200);
    // Other words for the same payment are an event of their own, without effect.
    expect((await callBack(seeded.shop, approval(order, { id: 7 }))).status).toBe(200);
    const { history } = await orderOf(seeded, seeded.buyer, order.id);
    expect(history).toHaveLength(2);
    expect(await events(order.number)).toHaveLength(2);
    expect(await refunds(order.id)).toEqual([]);
  });

  it('of a declined try leaves the order unpaid, and the buyer may try on', async () => {
    const order = await aCardOrder(seeded, article);
    const declined = {
      event: 'transaction:declined',
      payload: approval(order, { status: 'declined', response_code: '1016' }),
    };
    expect((await callBack(seeded.shop, declined)).status).toBe(200);
    expect((await paymentOf(seeded, order.id, seeded.buyer)).data).toMatchObject({
      state: 'declined',
      declineReason: 'funds',
      mayPay: true,
    });
    expect((await callBack(seeded.shop, approval(order))).status).toBe(200);
    expect(await statusOf(order.id)).toBe(S.paid);
  });
});

describe('is refused with an empty answer, and nothing changes', () => {
  const forgeries: readonly [string, (order: CardOrder) => readonly [body: string, header: string]][] = [
    ['without a signature', (order) => [JSON.stringify(approval(order)), '']],
    ['signed by another key', (order) => [JSON.stringify(approval(order)), `WP3-callback ${'0'.repeat(128)}`]],
    ['with the signature of another scheme', (order) => [JSON.stringify(approval(order)), 'Bearer abc']],
  ];

  it.each(forgeries)('401 %s', async (_, forge) => {
    const order = await aCardOrder(seeded, article);
    expect(await callBack(seeded.shop, ...forge(order))).toEqual({ status: 401, body: '' });
    expect(await statusOf(order.id)).toBe(S.unpaid);
    expect(await events(order.number)).toEqual([]);
  });

  it('400 for signed words that mean nothing', async () => {
    for (const body of ['', '{', '[]', '{"status":"approved"}', '{"order_number":"a b","status":"approved"}', '\u0000'])
      expect(await callBack(seeded.shop, body)).toEqual({ status: 400, body: '' });
  });
});

describe('a signed call that does not fit', () => {
  it.each([
    ['less', { amount: 100 }],
    ['more', { amount: 99_999_999 }],
    ['another currency', { currency: 'EUR' }],
    ['no amount', { amount: undefined }],
    ['an amount with decimals', { amount: '1170.00' }],
  ])('of %s books nothing and tells staff', async (_, words) => {
    const order = await aCardOrder(seeded, article);
    const { status } = await callBack(seeded.shop, approval(order, words));
    expect([200, 400]).toContain(status);
    expect(await statusOf(order.id)).toBe(S.unpaid);
    if (status !== 200) return;
    expect(await events(order.number)).toEqual([{ kind: 'mismatch', source: 'callback' }]);
    expect(await toldStaff(order.number)).toBe(true);
  });

  it('of another order than its amount is noted, and the right one pays afterwards', async () => {
    const small = await aCardOrder(seeded, article, 1);
    const large = await aCardOrder(seeded, article, 9);
    await callBack(seeded.shop, approval({ number: large.number, amount: small.amount }));
    expect(await statusOf(large.id)).toBe(S.unpaid);
    await callBack(seeded.shop, approval(large));
    expect(await statusOf(large.id)).toBe(S.paid);
    expect(await statusOf(small.id)).toBe(S.unpaid);
  });

  it('of the amount that was asked for, where the order is worth another by now', async () => {
    const order = await aCardOrder(seeded, article);
    await seeded.shop.db
      .updateTable('sales_order')
      .set({ net: sql`net + 1`, goods_net: sql`goods_net + 1`, total: sql`total + 1` })
      .where('id', '=', order.id)
      .execute();
    await callBack(seeded.shop, approval(order));
    expect(await statusOf(order.id)).toBe(S.unpaid);
    expect(await events(order.number)).toEqual([{ kind: 'mismatch', source: 'callback' }]);
  });

  it('of a number that nobody knows is noted and told', async () => {
    expect((await callBack(seeded.shop, approval({ number: 'NAR-1', amount: 100 }))).status).toBe(200);
    expect(await events('NAR-1')).toEqual([{ kind: 'mismatch', source: 'callback' }]);
    expect(await toldStaff('NAR-1')).toBe(true);
  });
});

describe('money that comes too late or twice', () => {
  it('does not revive a cancelled order: it is booked and goes back', async () => {
    const order = await aCardOrder(seeded, article, 3);
    await moveOrder(seeded, seeded.buyer, { id: order.id, status: S.cancelled });
    const before = await stockOf(seeded, article);
    expect((await callBack(seeded.shop, approval(order))).status).toBe(200);
    expect(await statusOf(order.id)).toBe(S.cancelled);
    expect(await stockOf(seeded, article)).toEqual(before);
    expect(await refunds(order.id)).toEqual([
      { number: order.number, reason: 'late', state: 'due', amount: order.amount },
    ]);
    expect((await paymentOf(seeded, order.id, seeded.buyer)).data).toMatchObject({
      state: 'refund_due',
      mayPay: false,
    });
    expect(await toldStaff(order.number)).toBe(true);
  });

  it('goes back where a second try was paid as well', async () => {
    const order = await aCardOrder(seeded, article);
    const second = await payAgain(seeded, order.id, seeded.buyer);
    expect(second.data.fields.order_number).toBe(`${order.number}-2`);
    const secondTry = { ...order, number: `${order.number}-2` };
    for (const one of [secondTry, order]) await callBack(seeded.shop, approval(one));
    expect(await statusOf(order.id)).toBe(S.paid);
    expect(await refunds(order.id)).toEqual([
      { number: order.number, reason: 'twice', state: 'due', amount: order.amount },
    ]);
  });
});

it('ends alike whatever the order in which it is said', async () => {
  const said = (order: CardOrder) => [
    approval(order),
    approval(order, { status: 'declined', response_code: '1050' }),
    approval(order, { id: 2 }),
    approval(order, { amount: 1 }),
  ];
  const ends = new Set<string>();
  for (const places of [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [1, 3, 0, 2],
    [2, 0, 3, 1],
    [3, 0, 1, 2, 0, 1, 3],
  ]) {
    const order = await aCardOrder(seeded, article);
    const words = said(order);
    for (const place of places) await callBack(seeded.shop, words[place] ?? {});
    const { state } = (await paymentOf(seeded, order.id, seeded.buyer)).data;
    ends.add(JSON.stringify([await statusOf(order.id), state, await refunds(order.id)]));
  }
  expect([...ends]).toEqual([JSON.stringify([S.paid, 'paid', []])]);
});
