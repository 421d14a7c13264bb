import { checkout, ORDER_STATUS as S, payments } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCardOrder,
  approval,
  callBack,
  type CardStall,
  openCardStall,
  payAgain,
  paymentOf,
} from '../../../test/builders/gateway.ts';
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { withSetting } from '../../../test/builders/place.ts';
import { addToCart, checkoutBody, orderOf, placeOrder, someArticle } from '../../../test/builders/stall.ts';

let stall: CardStall;
let article: number;
beforeAll(async () => {
  stall = await openCardStall();
  article = await someArticle(stall, 'PAY-1', { stock: 1_000 });
});
afterAll(() => stall.shop.close());

const MINUTE = 60_000;

describe('an order by card', () => {
  it('begins unpaid with the form that takes the buyer to the gateway, once for each key', async () => {
    const { shop, buyer } = stall;
    await addToCart(stall, buyer, article, 2);
    const body = await checkoutBody(stall, buyer, { paymentTypeId: 2 });
    const input = { token: buyer, body, key: 'card-order-0001' };
    const { data } = await shop.call(checkout.place, input);
    expect(data).toMatchObject({
      status: S.unpaid,
      payment: {
        url: 'https://bank.test/v2/form',
        method: 'POST',
        fields: { order_number: data.number, amount: '2340', currency: 'BAM', transaction_type: 'purchase' },
      },
    });
    expect(data.payment.fields.callback_url_override).toMatch(/\/api\/payments\/callback\/monri$/);
    expect((await shop.call(checkout.place, input)).data).toEqual(data);
    expect((await paymentOf(stall, data.orderId, buyer)).data).toMatchObject({ state: 'started', mayPay: true });
  });

  it('never tells the key of the gateway', async () => {
    const order = await aCardOrder(stall, article);
    const replies = [await payAgain(stall, order.id, stall.buyer), await paymentOf(stall, order.id, stall.buyer)];
    expect(JSON.stringify(replies)).not.toContain('testkey123');
  });

  it('400 for cards of users without prices, because the gateway shows the total', async () => {
    const { shop, companyId } = stall;
    const token = await shop.loginAs(await aPerson(shop.db, { companyId, canViewPrices: false }));
    await addToCart(stall, token, article);
    expect((await shop.call(checkout.options, { token })).data.paymentTypes).toEqual([1, 3]);
    expect(await placeOrder(stall, token, { paymentTypeId: 2, seenTotal: null })).toMatchObject({
      status: 400,
      code: 'checkout.payment_unknown',
    });
  });

  it('409 where the order would wait for a colleague or for goods, and below 1 KM', async () => {
    const { shop, companyId } = stall;
    const limited = await shop.loginAs(await aPerson(shop.db, { companyId, orderLimit: 1 }));
    await addToCart(stall, limited, article);
    expect(await placeOrder(stall, limited, { paymentTypeId: 2 })).toMatchObject({
      status: 409,
      code: 'checkout.card_not_for_pre_order',
      errors: [{ field: 'paymentTypeId' }],
    });
    const buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
    await addToCart(stall, buyer, await someArticle(stall, 'PAY-2', { vpc: 50 }));
    expect(await placeOrder(stall, buyer, { paymentTypeId: 2 })).toMatchObject({
      status: 409,
      code: 'checkout.card_amount_too_low',
    });
  });

  it('is not offered while the owner has switched cards off', async () => {
    const { shop, buyer } = stall;
    await withSetting(shop.db, 'cardPaymentsEnabled', false);
    shop.wait(1_100);
    expect((await shop.call(checkout.options, { token: buyer })).data.paymentTypes).toEqual([1, 3]);
    await withSetting(shop.db, 'cardPaymentsEnabled', true);
    shop.wait(1_100);
    expect((await shop.call(checkout.options, { token: buyer })).data.paymentTypes).toEqual([1, 2, 3]);
  });
});

describe('paying again', () => {
  it('begins a new try under a new number, once for each key', async () => {
    const { id, number } = await aCardOrder(stall, article);
    expect((await payAgain(stall, id, stall.buyer)).data.fields.order_number).toBe(`${number}-2`);
    expect((await payAgain(stall, id, stall.buyer)).data.fields.order_number).toBe(`${number}-3`);
  });

  it('404 for the order of another company, 409 for one that is paid, cancelled or not by card', async () => {
    const { shop, buyer } = stall;
    const order = await aCardOrder(stall, article);
    const outsider = await shop.loginAs(
      await aPerson(shop.db, { companyId: await aCompany(shop.db, stall.place), role: 'company_admin' }),
    );
    for (const input of [payAgain, paymentOf]) expect((await input(stall, order.id, outsider)).status).toBe(404);
    await callBack(shop, approval(order));
    expect(await payAgain(stall, order.id, buyer)).toMatchObject({ status: 409, code: 'payments.not_payable' });
    await addToCart(stall, buyer, article);
    const cash = (await placeOrder(stall, buyer)).data.orderId;
    expect(await payAgain(stall, cash, buyer)).toMatchObject({ status: 409, code: 'payments.not_payable' });
    expect((await paymentOf(stall, cash, buyer)).data).toMatchObject({ state: 'none', payUntil: null });
  });

  it('takes the amount from the order, whatever a body says', async () => {
    const { id, amount } = await aCardOrder(stall, article, 3);
    const body = { amount: 1, currency: 'EUR', total: 0.01 };
    const { data } = await stall.shop.call(payments.start, { token: stall.buyer, params: { id }, body });
    expect(data.fields).toMatchObject({ amount: String(amount), currency: 'BAM' });
  });

  it('409 when the hour is over, even if the order still stands', async () => {
    const order = await aCardOrder(stall, article);
    const { placed_at } = await stall.shop.db
      .selectFrom('sales_order')
      .select('placed_at')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await stall.shop.db
      .updateTable('sales_order')
      .set({ placed_at: new Date(placed_at.getTime() - 60 * MINUTE) })
      .where('id', '=', order.id)
      .execute();
    expect(await payAgain(stall, order.id, stall.buyer)).toMatchObject({ status: 409, code: 'payments.too_late' });
  });
});

describe('the way back of the browser', () => {
  const back = async (url: string) => {
    const { pathname, search } = new URL(url);
    const reply = await stall.shop.app.inject({ url: pathname + search, headers: { host: 'shop.test' } });
    return { status: reply.statusCode, to: reply.headers.location };
  };

  it('pays nothing, whatever the address says', async () => {
    const order = await aCardOrder(stall, article);
    const { fields } = (await payAgain(stall, order.id, stall.buyer)).data;
    const query = `?response_code=0000&amount=${order.amount}&digest=${'0'.repeat(128)}`;
    expect(await back(fields.success_url_override + query)).toEqual({
      status: 303,
      to: `/checkout/payment/${order.id}`,
    });
    expect((await orderOf(stall, stall.buyer, order.id)).status).toBe(S.unpaid);
  });

  it('of a buyer who gave up is noted, and paying again is offered', async () => {
    const order = await aCardOrder(stall, article);
    const { fields } = (await payAgain(stall, order.id, stall.buyer)).data;
    expect((await back(fields.cancel_url_override)).to).toBe(`/checkout/payment/${order.id}`);
    expect((await paymentOf(stall, order.id, stall.buyer)).data).toMatchObject({ state: 'cancelled', mayPay: true });
  });

  it('that nobody was sent on leads to the orders and changes nothing', async () => {
    const order = await aCardOrder(stall, article);
    const guessed = `http://shop.test/api/payments/return/${order.number}/${'x'.repeat(32)}/cancelled`;
    expect(await back(guessed)).toEqual({ status: 303, to: '/profile/orders' });
    expect((await paymentOf(stall, order.id, stall.buyer)).data.state).toBe('started');
  });
});
