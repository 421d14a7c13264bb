import { checkout, ORDER_STATUS as S, payments } from '@sjaj/contract';
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
import { aCompany, aPerson } from '../../../test/builders/people.ts';
import { withSetting } from '../../../test/builders/place.ts';
import { addToCart, checkoutBody, orderOf, placeOrder, someArticle } from '../../../test/builders/seeded-shop.ts';

let seeded: SeededCardShop;
let article: number;
beforeAll(async () => {
  seeded = await seedCardShop();
  article = await someArticle(seeded, 'PAY-1', { stock: 1_000 });
});
afterAll(() => seeded.shop.close());

const MINUTE = 60_000;

describe('an order by card', () => {
  it('begins unpaid with the form that takes the buyer to the gateway, once for each key', async () => {
    const { shop, buyer } = seeded;
    await addToCart(seeded, buyer, article, 2);
    const body = await checkoutBody(seeded, buyer, { paymentTypeId: 2 });
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
    expect((await paymentOf(seeded, data.orderId, buyer)).data).toMatchObject({ state: 'started', mayPay: true });
  });

  it('never tells the key of the gateway', async () => {
    const order = await aCardOrder(seeded, article);
    const replies = [await payAgain(seeded, order.id, seeded.buyer), await paymentOf(seeded, order.id, seeded.buyer)];
    expect(JSON.stringify(replies)).not.toContain('testkey123');
  });

  it('400 for cards of users without prices, because the gateway shows the total', async () => {
    const { shop, companyId } = seeded;
    const token = await shop.loginAs(await aPerson(shop.db, { companyId, canViewPrices: false }));
    await addToCart(seeded, token, article);
    expect((await shop.call(checkout.options, { token })).data.paymentTypes).toEqual([1, 3]);
    expect(await placeOrder(seeded, token, { paymentTypeId: 2, seenTotal: null })).toMatchObject({
      status: 400,
      code: 'checkout.payment_unknown',
    });
  });

  it('409 where the order would wait for a colleague or for goods, and below 1 KM', async () => {
    const { shop, companyId } = seeded;
    const limited = await shop.loginAs(await aPerson(shop.db, { companyId, orderLimit: 1 }));
    await addToCart(seeded, limited, article);
    expect(await placeOrder(seeded, limited, { paymentTypeId: 2 })).toMatchObject({
      status: 409,
      code: 'checkout.card_not_for_pre_order',
      errors: [{ field: 'paymentTypeId' }],
    });
    const buyer = await shop.loginAs(await aPerson(shop.db, { companyId }));
    await addToCart(seeded, buyer, await someArticle(seeded, 'PAY-2', { vpc: 50 }));
    expect(await placeOrder(seeded, buyer, { paymentTypeId: 2 })).toMatchObject({
      status: 409,
      code: 'checkout.card_amount_too_low',
    });
  });

  it('is not offered while the owner has switched cards off', async () => {
    const { shop, buyer } = seeded;
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
    const { id, number } = await aCardOrder(seeded, article);
    expect((await payAgain(seeded, id, seeded.buyer)).data.fields.order_number).toBe(`${number}-2`);
    expect((await payAgain(seeded, id, seeded.buyer)).data.fields.order_number).toBe(`${number}-3`);
  });

  it('404 for the order of another company, 409 for one that is paid, cancelled or not by card', async () => {
    const { shop, buyer } = seeded;
    const order = await aCardOrder(seeded, article);
    const outsider = await shop.loginAs(
      await aPerson(shop.db, { companyId: await aCompany(shop.db, seeded.place), role: 'company_admin' }),
    );
    for (const input of [payAgain, paymentOf]) expect((await input(seeded, order.id, outsider)).status).toBe(404);
    await callBack(shop, approval(order));
    expect(await payAgain(seeded, order.id, buyer)).toMatchObject({ status: 409, code: 'payments.not_payable' });
    await addToCart(seeded, buyer, article);
    const cash = (await placeOrder(seeded, buyer)).data.orderId;
    expect(await payAgain(seeded, cash, buyer)).toMatchObject({ status: 409, code: 'payments.not_payable' });
    expect((await paymentOf(seeded, cash, buyer)).data).toMatchObject({ state: 'none', payUntil: null });
  });

  it('takes the amount from the order, whatever a body says', async () => {
    const { id, amount } = await aCardOrder(seeded, article, 3);
    const body = { amount: 1, currency: 'EUR', total: 0.01 };
    const { data } = await seeded.shop.call(payments.start, { token: seeded.buyer, params: { id }, body });
    expect(data.fields).toMatchObject({ amount: String(amount), currency: 'BAM' });
  });

  it('409 when the hour is over, even if the order still stands', async () => {
    const order = await aCardOrder(seeded, article);
    const { placed_at } = await seeded.shop.db
      .selectFrom('sales_order')
      .select('placed_at')
      .where('id', '=', order.id)
      .executeTakeFirstOrThrow();
    await seeded.shop.db
      .updateTable('sales_order')
      .set({ placed_at: new Date(placed_at.getTime() - 60 * MINUTE) })
      .where('id', '=', order.id)
      .execute();
    expect(await payAgain(seeded, order.id, seeded.buyer)).toMatchObject({ status: 409, code: 'payments.too_late' });
  });
});

describe('the way back of the browser', () => {
  const back = async (url: string) => {
    const { pathname, search } = new URL(url);
    const reply = await seeded.shop.app.inject({ url: pathname + search, headers: { host: 'shop.test' } });
    return { status: reply.statusCode, to: reply.headers.location };
  };

  it('pays nothing, whatever the address says', async () => {
    const order = await aCardOrder(seeded, article);
    const { fields } = (await payAgain(seeded, order.id, seeded.buyer)).data;
    const query = `?response_code=0000&amount=${order.amount}&digest=${'0'.repeat(128)}`;
    expect(await back(fields.success_url_override + query)).toEqual({
      status: 303,
      to: `/checkout/payment/${order.id}`,
    });
    expect((await orderOf(seeded, seeded.buyer, order.id)).status).toBe(S.unpaid);
  });

  it('of a buyer who gave up is noted, and paying again is offered', async () => {
    const order = await aCardOrder(seeded, article);
    const { fields } = (await payAgain(seeded, order.id, seeded.buyer)).data;
    expect((await back(fields.cancel_url_override)).to).toBe(`/checkout/payment/${order.id}`);
    expect((await paymentOf(seeded, order.id, seeded.buyer)).data).toMatchObject({ state: 'cancelled', mayPay: true });
  });

  it('that nobody was sent on leads to the orders and changes nothing', async () => {
    const order = await aCardOrder(seeded, article);
    const guessed = `http://shop.test/api/payments/return/${order.number}/${'x'.repeat(32)}/cancelled`;
    expect(await back(guessed)).toEqual({ status: 303, to: '/profile/orders' });
    expect((await paymentOf(seeded, order.id, seeded.buyer)).data.state).toBe('started');
  });
});
