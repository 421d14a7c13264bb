import { checkout, ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withSetting } from '../../../../test/builders/place.ts';
import {
  addToCart,
  checkoutBody,
  seedShop,
  orderOf,
  someArticle,
  type SeededShop,
} from '../../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../../test/http.ts';
import { wsPayProvider } from '../service/providers/wspay/provider.ts';
import { callbackSignature } from '../service/providers/wspay/signatures.ts';

/** A gateway whose calls do not sign what was paid: it is asked, and its answer books. */
const SHOP = { shopId: 'SJAJ', secret: 'tajna' };
const FIELDS = { actionSuccess: '1', approvalCode: '629762', wsPayOrderId: 'abc-1' };

let seeded: SeededShop;
let isDown = false;
let amount = '';
beforeAll(async () => {
  const provider = wsPayProvider({
    ...SHOP,
    formUrl: 'https://form.test',
    servicesUrl: 'https://services.test',
    transport: async (url) => {
      if (isDown) throw new TypeError('fetch failed');
      const status = { WsPayOrderId: 'abc-1', ActionSuccess: '1', Completed: '1', Amount: amount };
      const created = { PaymentFormUrl: 'https://form.test/pay?id=7' };
      return Response.json(url.endsWith('create-transaction') ? created : status);
    },
  });
  seeded = await seedShop(await openTestShop({ gateway: { provider, secret: SHOP.secret } }));
  await withSetting(seeded.shop.db, 'cardPaymentsEnabled', true);
  seeded.shop.wait(1_100);
});
afterAll(() => seeded.shop.close());

async function anOrderByCard(code: string) {
  await addToCart(seeded, seeded.buyer, await someArticle(seeded, code));
  const body = await checkoutBody(seeded, seeded.buyer, { paymentTypeId: 2 });
  return (await seeded.shop.call(checkout.place, { token: seeded.buyer, body })).data;
}

const callBack = async (number: string, Signature = callbackSignature(SHOP, FIELDS)): Promise<number> => {
  const words = { ShoppingCartID: number, ActionSuccess: '1', ApprovalCode: '629762', WsPayOrderId: 'abc-1' };
  const { statusCode } = await seeded.shop.app.inject({
    method: 'POST',
    url: '/api/payments/callback/wspay',
    payload: { ...words, Amount: '0,01', Signature },
  });
  return statusCode;
};
const statusOf = async (id: number): Promise<number> => (await orderOf(seeded, seeded.buyer, id)).status;

it('sends the buyer on to the page that the gateway named', async () => {
  const { payment } = await anOrderByCard('H-1');
  expect(payment).toEqual({ url: 'https://form.test/pay', method: 'GET', fields: { id: '7' } });
});

it('pays by the gateway’s answer, and is told again where it cannot be asked', async () => {
  const { orderId, number } = await anOrderByCard('H-2');
  amount = '11,70';
  isDown = true;
  expect(await callBack(number)).toBe(503);
  expect(await statusOf(orderId)).toBe(S.unpaid);
  isDown = false;
  expect(await callBack(number, 'forged')).toBe(401);
  expect(await callBack(number)).toBe(200);
  expect(await statusOf(orderId)).toBe(S.paid);
});

it('does not pay where the gateway answers another amount', async () => {
  const { orderId, number } = await anOrderByCard('H-3');
  amount = '0,01';
  expect(await callBack(number)).toBe(200);
  expect(await statusOf(orderId)).toBe(S.unpaid);
});

it('places the order although the gateway does not answer, and it can be paid later', async () => {
  isDown = true;
  const { orderId, status, payment } = await anOrderByCard('H-4');
  expect({ status, payment }).toEqual({ status: S.unpaid, payment: null });
  expect(await statusOf(orderId)).toBe(S.unpaid);
  isDown = false;
});
