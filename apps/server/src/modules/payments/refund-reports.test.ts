import { ORDER_STATUS as S, systemMessages } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aCardOrder,
  approval,
  callBack,
  type CardOrder,
  type SeededCardShop,
  seedCardShop,
  paymentOf,
} from '../../../test/builders/gateway.ts';
import { moveOrder, orderOf, someArticle } from '../../../test/builders/seeded-shop.ts';

/** What the gateway says of money that went back. */

let seeded: SeededCardShop;
let article: number;
beforeAll(async () => {
  seeded = await seedCardShop();
  article = await someArticle(seeded, 'MB-1', { stock: 1_000 });
});
afterAll(() => seeded.shop.close());

const back = (order: CardOrder, more: object = {}) => approval(order, { transaction_type: 'refund', ...more });
const stateOf = async ({ id }: CardOrder): Promise<string> => (await paymentOf(seeded, id, seeded.buyer)).data.state;
const messagesOf = async ({ number }: CardOrder): Promise<string[]> => {
  const { data } = await seeded.shop.call(systemMessages.list, {
    token: seeded.administrator,
    body: { pageSize: 100 },
  });
  return data.map(({ text }: { text: string }) => text).filter((text: string) => text.includes(number));
};

async function rejected(): Promise<CardOrder> {
  const order = await aCardOrder(seeded, article, 3);
  await callBack(seeded.shop, approval(order));
  await moveOrder(seeded, seeded.administrator, { id: order.id, status: S.cancelled, reason: 'Nema' });
  return order;
}

it('settles the debt when it is all of it, with or without the amount', async () => {
  for (const said of [{}, { amount: undefined, currency: undefined }]) {
    const order = await rejected();
    await callBack(seeded.shop, back(order, said));
    expect(await stateOf(order)).toBe('refunded');
  }
});

it('is still owed when it is less, or in another currency, and staff are told', async () => {
  for (const said of [{ amount: 100 }, { currency: 'EUR' }]) {
    const order = await rejected();
    await callBack(seeded.shop, back(order, said));
    expect(await stateOf(order)).toBe('refund_due');
    await expect.poll(() => messagesOf(order)).toContainEqual(expect.stringContaining('ne odgovara'));
  }
});

it('is told to staff when nobody had sent it back, whether it is heard before the payment or after', async () => {
  for (const isFirst of [true, false]) {
    const order = await aCardOrder(seeded, article);
    const said = [approval(order), back(order)];
    for (const words of isFirst ? said.toReversed() : said) await callBack(seeded.shop, words);
    expect((await orderOf(seeded, seeded.buyer, order.id)).status).toBe(S.paid);
    await expect.poll(() => messagesOf(order)).toContainEqual(expect.stringContaining('vraćen je u banci'));
  }
});

it('is told to nobody as a surprise when staff have sent it back', async () => {
  const order = await rejected();
  for (const _ of [1, 2]) await callBack(seeded.shop, back(order, { id: _ }));
  await callBack(seeded.shop, approval(order, { id: 9 }));
  await expect.poll(async () => (await messagesOf(order)).length).toBeGreaterThan(0);
  expect((await messagesOf(order)).join()).not.toContain('vraćen je u banci');
});
