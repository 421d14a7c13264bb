import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  aCardOrder,
  approval,
  type CardOrder,
  type SeededCardShop,
  KEY,
  seedCardShop,
} from '../../../../test/builders/gateway.ts';
import { orderOf, someArticle } from '../../../../test/builders/seeded-shop.ts';

/** The call from the gateway as bytes: nobody has read them before their signature was. */

let seeded: SeededCardShop;
let article: number;
beforeAll(async () => {
  seeded = await seedCardShop();
  article = await someArticle(seeded, 'BY-1', { stock: 1_000 });
});
afterAll(() => seeded.shop.close());

const signed = (bytes: Buffer): string => createHash('sha512').update(KEY).update(bytes).digest('hex');

interface SendRefundInput {
  readonly headers?: Readonly<Record<string, string>>;
  readonly scheme?: string;
}

async function send(bytes: Buffer, { headers = {}, scheme = 'WP3-callback' }: SendRefundInput = {}): Promise<number> {
  const { statusCode, body } = await seeded.shop.app.inject({
    method: 'POST',
    url: '/api/payments/callback/monri',
    headers: { authorization: `${scheme} ${signed(bytes)}`, ...headers },
    payload: bytes,
  });
  if (statusCode === 200 || statusCode === 401) expect(body).toBe('');
  return statusCode;
}

const bytesOf = (order: CardOrder, more: Readonly<Record<string, unknown>> = {}): Buffer =>
  Buffer.from(JSON.stringify(approval(order, more)));
const statusOf = async ({ id }: CardOrder): Promise<number> => (await orderOf(seeded, seeded.buyer, id)).status;

describe('pays whatever the call says of its kind', () => {
  it.each([
    [{}],
    [{ 'content-type': 'application/json; charset=utf-8' }],
    [{ 'content-type': 'text/plain' }],
    [{ 'content-type': 'application/x-www-form-urlencoded' }],
    [{ 'content-type': 'multipart/form-data; boundary=a' }],
  ])('%j', async (headers) => {
    const order = await aCardOrder(seeded, article);
    expect(await send(bytesOf(order), { headers })).toBe(200);
    expect(await statusOf(order)).toBe(S.paid);
  });
});

describe('pays nothing', () => {
  it.each<[string, number, (order: CardOrder) => Buffer, SendRefundInput?]>([
    ['for a megabyte', 413, (order) => bytesOf(order, { custom_params: 'x'.repeat(1_000_000) })],
    ['for UTF-16', 400, (order) => Buffer.from(bytesOf(order).toString(), 'utf16le')],
    [
      'for bytes that are no text',
      400,
      (order) => Buffer.concat([bytesOf(order).subarray(0, -1), Buffer.from([0xff, 0x7d])]),
    ],
    ['for packed bytes', 400, (order) => gzipSync(bytesOf(order))],
    ['for text behind the end', 400, (order) => Buffer.concat([bytesOf(order), Buffer.from('{}')])],
    ['for a list of calls', 400, (order) => Buffer.from(`[${bytesOf(order).toString()}]`)],
    ['for a thousand brackets', 400, () => Buffer.from('['.repeat(10_000))],
    ['under another scheme', 401, bytesOf, { scheme: 'wp3-callback' }],
    ['with two signatures', 401, bytesOf, { scheme: `WP3-callback ${'0'.repeat(128)}` }],
    ['for an amount of the wrong kind', 400, (order) => bytesOf(order, { amount: [order.amount] })],
    ['for words of the same letters', 200, (order) => bytesOf(order, { status: 'APPROVED' })],
    ['for money that is only set aside', 200, (order) => bytesOf(order, { transaction_type: 'authorize' })],
    ['for the currency as people call it', 200, (order) => bytesOf(order, { currency: 'KM' })],
  ])('%s', async (_, status, bytes, sending) => {
    const order = await aCardOrder(seeded, article);
    expect(await send(bytes(order), sending)).toBe(status);
    expect(await statusOf(order)).toBe(S.unpaid);
  });
});
