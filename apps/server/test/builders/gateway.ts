import { createHash } from 'node:crypto';
import { checkout, payments } from '@sjaj/contract';
import type { GatewayConnection } from '../../src/modules/payments/index.ts';
import { monriProvider } from '../../src/modules/payments/service/providers/monri/provider.ts';
import type { Reply, TestShop } from '../http.ts';
import { openTestShop } from '../http.ts';
import { withSetting } from './place.ts';
import { addToCart, checkoutBody, seedShop, type SeededShop } from './seeded-shop.ts';

const TOKEN = 'a'.repeat(40);
export const KEY = 'testkey123';

/** A gateway that answers from what the test says of its payments, by their numbers. */
interface TestGateway {
  readonly gateway: GatewayConnection;
  /** What it says when it is asked what became of a payment; 404 for any other. */
  readonly known: Map<string, { status: string; amount: number; currency?: string }>;
  /** Paths that were asked for, such as `/transactions/2026-000001/refund.xml`. */
  readonly requestedPaths: string[];
  /** The response code of refunds and voids. */
  refundCode: string;
  isDown: boolean;
}

const xml = (fields: Readonly<Record<string, string | number>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join('');

function aGateway(): TestGateway {
  const self: TestGateway = {
    known: new Map(),
    requestedPaths: [],
    refundCode: '0000',
    isDown: false,
    gateway: {
      secret: KEY,
      provider: monriProvider({ baseUrl: 'https://bank.test', token: TOKEN, key: KEY, transport: answer }),
    },
  };
  async function answer(url: string, init: RequestInit): Promise<Response> {
    if (self.isDown) throw new TypeError('fetch failed');
    const { pathname } = new URL(url);
    self.requestedPaths.push(pathname);
    if (pathname !== '/orders/show') return new Response(transaction(self.refundCode));
    const number = /<order-number>([^<]*)</.exec(String(init.body))?.[1] ?? '';
    const payment = self.known.get(number);
    if (!payment) return new Response('', { status: 404 });
    const { status, amount, currency = 'BAM' } = payment;
    const code = status === 'approved' ? '0000' : '1050';
    const fields = { 'order-number': number, status, amount, currency, 'response-code': code };
    return new Response(`<order>${xml({ ...fields, 'transaction-type': 'purchase' })}</order>`);
  }
  return self;
}

const transaction = (code: string): string =>
  `<transaction>${xml({ status: code === '0000' ? 'approved' : 'declined', 'response-code': code })}</transaction>`;

export interface SeededCardShop extends SeededShop {
  readonly bank: TestGateway;
}

/** A seeded that takes cards. */
export async function seedCardShop(): Promise<SeededCardShop> {
  const bank = aGateway();
  const shop = await openTestShop({ gateway: bank.gateway });
  const seeded = await seedShop(shop);
  await withSetting(shop.db, 'cardPaymentsEnabled', true);
  shop.wait(1_100);
  return { ...seeded, bank };
}

export interface CardOrder {
  readonly id: number;
  /** Of the order, and of its first try. */
  readonly number: string;
  /** Feninga, as the form that goes to the gateway has it. */
  readonly amount: number;
}

/** An unpaid order over so many pieces, paid by card. */
export async function aCardOrder(
  seeded: SeededShop,
  articleId: number,
  quantity = 1,
  token = seeded.buyer,
): Promise<CardOrder> {
  await addToCart(seeded, token, articleId, quantity);
  const body = await checkoutBody(seeded, token, { paymentTypeId: 2 });
  const { data, code } = await seeded.shop.call(checkout.place, { token, body });
  if (!data) throw new Error(`no order: ${code}`);
  return { id: data.orderId, number: data.number, amount: Number(data.payment.fields.amount) };
}

export const paymentOf = ({ shop }: SeededShop, id: number, token: string): Promise<Reply> =>
  shop.call(payments.ofOrder, { token, params: { id } });

export const payAgain = ({ shop }: SeededShop, id: number, token: string): Promise<Reply> =>
  shop.call(payments.start, { token, params: { id } });

type Words = Readonly<Record<string, unknown>>;

/** What the gateway says of a payment that went well; `more` says it otherwise. */
export const approval = ({ number, amount }: Pick<CardOrder, 'number' | 'amount'>, more: Words = {}): Words => ({
  order_number: number,
  status: 'approved',
  amount,
  currency: 'BAM',
  response_code: '0000',
  approval_code: '629762',
  transaction_type: 'purchase',
  ...more,
});

const digestOf = (body: string, key = KEY): string =>
  createHash('sha512')
    .update(key + body)
    .digest('hex');

interface CallbackReply {
  readonly status: number;
  readonly body: string;
}

/** The call from server to server: signed as the gateway does, or by the header that is given. */
export async function callBack(
  { app }: TestShop,
  words: Words | string,
  authorization?: string,
): Promise<CallbackReply> {
  const payload = typeof words === 'string' ? words : JSON.stringify(words);
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url: '/api/payments/callback/monri',
    headers: {
      'content-type': 'application/json',
      authorization: authorization ?? `WP3-callback ${digestOf(payload)}`,
    },
    payload,
  });
  return { status: statusCode, body };
}
