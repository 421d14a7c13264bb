import { checkout, ORDER_STATUS as S, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  approval,
  callBack,
  type SeededCardShop,
  seedCardShop,
  payAgain,
  paymentOf,
} from '../../../test/builders/gateway.ts';
import { aGuest, anOrderLinkSession, detailsOf, type Guest, openTheShop } from '../../../test/builders/guests.ts';
import { checkoutBody, orderOf, someArticle } from '../../../test/builders/seeded-shop.ts';

let seeded: SeededCardShop;
let bag: number;
beforeAll(async () => {
  seeded = await seedCardShop();
  await openTheShop(seeded.shop);
  bag = await someArticle(seeded, 'K-1', { vpc: 10_00, stock: 1_000 });
});
afterAll(() => seeded.shop.close());

/** An unpaid order of a guest with the fields of the gateway’s form. */
async function byCard({ token }: Guest) {
  await seeded.shop.call(shoppingCart.addItem, { token, body: { articleId: bag, quantity: 2 } });
  const body = await checkoutBody(seeded, token, { paymentTypeId: 2, guest: detailsOf(seeded) });
  const { data } = await seeded.shop.call(checkout.place, { token, body });
  const { fields } = data.payment;
  return { id: data.orderId, number: data.number, amount: Number(fields.amount), fields };
}

const follow = (address: string) => seeded.shop.app.inject({ method: 'GET', url: new URL(address).pathname });
const addressesIn = (fields: object): string[] =>
  Object.values(fields).filter((value) => /\/(done|cancelled)$/.test(value));

it('sends the guest’s details to the gateway and returns to the order’s page', async () => {
  const order = await byCard(await aGuest(seeded.shop));
  expect(order.amount).toBe(23_40);
  expect(JSON.stringify(order.fields)).toContain('gosca@posta.test');
  const back = addressesIn(order.fields);
  expect(back.length).toBeGreaterThan(0);
  for (const address of back) {
    const { statusCode, headers } = await follow(address);
    expect({ statusCode, to: headers.location }).toEqual({ statusCode: 303, to: `/guest-order/${order.id}` });
  }
});

it('is paid after the gateway’s callback, in the same browser and through the link of a mail', async () => {
  const guest = await aGuest(seeded.shop);
  const order = await byCard(guest);
  const holder = await anOrderLinkSession(seeded.shop, order.id);
  for (const token of [guest.token, holder]) {
    expect((await paymentOf(seeded, order.id, token)).data).toMatchObject({ orderStatus: S.unpaid, mayPay: true });
  }
  expect((await payAgain(seeded, order.id, holder)).data).toMatchObject({ method: 'POST' });
  expect((await callBack(seeded.shop, approval(order))).status).toBe(200);
  expect(await orderOf(seeded, holder, order.id)).toMatchObject({ status: S.paid });
  const other = await aGuest(seeded.shop);
  expect((await paymentOf(seeded, order.id, other.token)).status).toBe(404);
  expect((await payAgain(seeded, order.id, other.token)).status).toBe(404);
});
