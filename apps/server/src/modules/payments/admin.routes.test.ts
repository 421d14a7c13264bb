import { adminPayments, orderParts, ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCardOrder,
  approval,
  callBack,
  type SeededCardShop,
  seedCardShop,
  payAgain,
  paymentOf,
} from '../../../test/builders/gateway.ts';
import { moveOrder, orderOf, someArticle, stockOf } from '../../../test/builders/seeded-shop.ts';

let seeded: SeededCardShop;
let article: number;
beforeAll(async () => {
  seeded = await seedCardShop();
  article = await someArticle(seeded, 'BACK', { stock: 1_000 });
});
afterAll(() => seeded.shop.close());

describe('money that goes back', () => {
  const paidOrder = async () => {
    const order = await aCardOrder(seeded, article, 2);
    await callBack(seeded.shop, approval(order));
    return order;
  };
  const attemptsOf = async (id: number) =>
    (await seeded.shop.call(adminPayments.ofOrder, { token: seeded.administrator, params: { id } })).data;
  const send = (id: number, token = seeded.administrator) =>
    seeded.shop.call(adminPayments.sendRefund, { token, params: { id } });
  const rejected = async () => {
    const order = await paidOrder();
    await moveOrder(seeded, seeded.administrator, { id: order.id, status: S.cancelled, reason: 'Nema robe' });
    const [{ refund }] = await attemptsOf(order.id);
    return { order, refund };
  };

  it('is due in full when staff cancel a paid order, and the goods are released', async () => {
    const before = await stockOf(seeded, article);
    const { order, refund } = await rejected();
    expect(refund).toMatchObject({ amount: order.amount / 100, reason: 'cancelled', state: 'due', maySend: true });
    expect(await stockOf(seeded, article)).toEqual(before);
  });

  it('belongs to one order: an order whose money is here is not taken apart', async () => {
    const { id } = await paidOrder();
    await moveOrder(seeded, seeded.administrator, { id, status: S.approved });
    const { version, orderLines } = await orderOf(seeded, seeded.buyer, id);
    const lines = [{ lineId: orderLines[0].id, quantity: 1 }];
    const input = { token: seeded.administrator, params: { id }, body: { version, lines } };
    expect(await seeded.shop.call(orderParts.split, input)).toMatchObject({
      status: 409,
      code: 'orders.split_paid_by_card',
    });
    expect((await orderOf(seeded, seeded.buyer, id)).status).toBe(S.approved);
  });

  it('is voided on the day of the payment, once, and written into the audit log', async () => {
    const { order, refund } = await rejected();
    expect(await send(refund.id)).toMatchObject({ status: 200, code: 'payments.refunded', data: { state: 'done' } });
    expect(seeded.bank.requestedPaths.filter((path) => path.includes(order.number))).toEqual([
      `/transactions/${order.number}/void.xml`,
    ]);
    expect(await send(refund.id)).toMatchObject({ status: 409, code: 'payments.refund_done' });
    expect((await paymentOf(seeded, order.id, seeded.buyer)).data.state).toBe('refunded');
    const entry = await seeded.shop.db
      .selectFrom('audit_entry')
      .select('entity_id')
      .where('action', '=', 'payments.refund')
      .where('entity_id', '=', order.id)
      .executeTakeFirst();
    expect(entry).toBeDefined();
  });

  it('stays due where the gateway refuses or is silent, and is sent again', async () => {
    const { refund } = await rejected();
    seeded.bank.refundCode = '1019';
    expect(await send(refund.id)).toMatchObject({ status: 409, code: 'payments.refund_refused' });
    seeded.bank.isDown = true;
    expect(await send(refund.id)).toMatchObject({ status: 503, code: 'payments.unavailable' });
    seeded.bank.isDown = false;
    // The money went back at the first time, only the answer was lost.
    seeded.bank.refundCode = '1018';
    expect(await send(refund.id)).toMatchObject({ status: 200, data: { state: 'done' } });
    seeded.bank.refundCode = '0000';
  });

  it('is sent once by two who press at the same time', async () => {
    const { refund } = await rejected();
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(refund.id)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      replies.filter(({ code }) => code === 'payments.refund_on_the_way' || code === 'payments.refund_done'),
    ).toHaveLength(5);
  });

  it('409 for money that another gateway took', async () => {
    const { order, refund } = await rejected();
    const { db } = seeded.shop;
    await db.updateTable('payment_attempt').set({ provider: 'other' }).where('number', '=', order.number).execute();
    expect(await send(refund.id)).toMatchObject({ status: 409, code: 'payments.other_gateway' });
  });

  it('404 for a refund or an order that there is not', async () => {
    expect(await send(2_000_000)).toMatchObject({ status: 404, code: 'payments.refund_not_found' });
    const unknown = { token: seeded.administrator, params: { id: 2_000_000 } };
    expect((await seeded.shop.call(adminPayments.ofOrder, unknown)).status).toBe(404);
  });

  it('shows staff every try, the newest first, with what did not fit', async () => {
    const order = await aCardOrder(seeded, article);
    await payAgain(seeded, order.id, seeded.buyer);
    await callBack(seeded.shop, approval(order, { amount: 777 }));
    expect(await attemptsOf(order.id)).toMatchObject([
      { number: `${order.number}-2`, state: 'started', mismatches: [] },
      { number: order.number, state: 'started', mismatches: [{ amount: 7.77, currency: 'BAM' }] },
    ]);
  });
});
