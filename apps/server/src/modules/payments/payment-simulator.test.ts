import { once } from 'node:events';
import { IncomingMessage, type Server, ServerResponse } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { adminPayments, ORDER_STATUS as S } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { gatewayServer } from '../../../../../demo/gateway/serve.ts';
import { aCardOrder, type CardOrder, paymentOf } from '../../../test/builders/gateway.ts';
import { withSetting } from '../../../test/builders/place.ts';
import { moveOrder, seedShop, orderOf, someArticle, type SeededShop } from '../../../test/builders/seeded-shop.ts';
import { openTestShop } from '../../../test/http.ts';
import { openGateway } from './service/providers/gateway.ts';

/** The adapter and the payment simulator, written apart from each other, over real connections. */
const MERCHANT = { token: 'b'.repeat(40), key: 'a key of the test' };
const NOW = new Date('2026-06-01T08:00:00Z');

let bank: Server;
let bankUrl: string;
let shopUrl: string;
let seeded: SeededShop;
let article: number;

beforeAll(async () => {
  bank = gatewayServer({ merchant: MERCHANT, callbackDelayMs: 300, now: () => NOW }).listen(0, '127.0.0.1');
  await once(bank, 'listening');
  bankUrl = `http://127.0.0.1:${(bank.address() as AddressInfo).port}`;
  const gateway = openGateway({ kind: 'simulator', baseUrl: bankUrl, ...MERCHANT });
  seeded = await seedShop(await openTestShop({ gateway }));
  shopUrl = await seeded.shop.app.listen({ port: 0, host: '127.0.0.1' });
  await withSetting(seeded.shop.db, 'cardPaymentsEnabled', true);
  seeded.shop.wait(1_100);
  article = await someArticle(seeded, 'BANK', { stock: 1_000 });
});
afterAll(async () => {
  bank.close();
  bank.closeAllConnections();
  await seeded.shop.close();
});

/** Sends a form as a browser would, and stays where the answer is. */
const send = (path: string, fields: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${bankUrl}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

interface AtTheBank {
  readonly order: CardOrder;
  readonly page: string;
  readonly press: (act: string, card?: string) => Promise<Response>;
}

/** An order whose buyer stands before the gateway's page. */
async function atTheBank(language = 'bs'): Promise<AtTheBank> {
  const order = await aCardOrder(seeded, article);
  const begun = await fetch(`${shopUrl}/api/orders/${order.id}/payment/start`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seeded.buyer}`, 'accept-language': language },
  });
  const { data } = (await begun.json()) as { data: { url: string; fields: Record<string, string> } };
  expect(data.url).toBe(`${bankUrl}/v2/form`);
  const response = await send('/v2/form', data.fields);
  const page = await response.text();
  expect(response.status).toBe(200);
  const secret = /name="secret" value="([0-9a-f]+)"/.exec(page)?.[1] ?? '';
  const press = (act: string, card = '4111 1111 1111 1111') => send('/v2/pay', { secret, act, card, expiry: '12/29' });
  return { order, page, press };
}

const statusOf = async ({ id }: CardOrder): Promise<number> => (await orderOf(seeded, seeded.buyer, id)).status;

/** Where the shop leads the browser that comes back. */
async function wayBack(response: Response): Promise<string | null> {
  expect(response.status).toBe(303);
  const back = await fetch(response.headers.get('location') ?? '', { redirect: 'manual' });
  return back.headers.get('location');
}

it.each([
  ['bs', 'lang="bs"', 'Broj kartice'],
  ['sr-Cyrl', 'lang="sr-Cyrl"', 'Број картице'],
  ['en', 'lang="en"', 'Card number'],
])('asks for the card in the language of the buyer: %s', async (language, tag, label) => {
  const { page } = await atTheBank(language);
  expect(page).toContain(tag);
  expect(page).toContain(label);
});

it('pays: the order is paid before the browser is back, and the signature of the way back is genuine', async () => {
  const { order, press } = await atTheBank();
  expect(await wayBack(await press('pay'))).toBe(`/checkout/payment/${order.id}?from=bank`);
  expect(await statusOf(order)).toBe(S.paid);
});

it('stays with the buyer after a decline, who may try on', async () => {
  const { order, press } = await atTheBank();
  const declined = await press('decline');
  expect([declined.status, (await declined.text()).includes('role="alert"')]).toEqual([200, true]);
  expect((await paymentOf(seeded, order.id, seeded.buyer)).data.state).toBe('declined');
  await press('pay');
  expect(await statusOf(order)).toBe(S.paid);
});

it('takes no card whose digits are wrong', async () => {
  const { order, press } = await atTheBank();
  expect(await (await press('pay', '4111 1111 1111 1112')).text()).toContain('role="alert"');
  expect(await statusOf(order)).toBe(S.unpaid);
});

it('leads back a buyer who gives up', async () => {
  const { order, press } = await atTheBank();
  expect(await wayBack(await press('cancel'))).toBe(`/checkout/payment/${order.id}`);
  expect((await paymentOf(seeded, order.id, seeded.buyer)).data).toMatchObject({ state: 'cancelled', mayPay: true });
});

it('tells twice, and has paid once', async () => {
  const { order, press } = await atTheBank();
  await press('twice');
  expect((await orderOf(seeded, seeded.buyer, order.id)).history).toHaveLength(2);
});

it('tells late: the browser is back first, and nothing is paid by that', async () => {
  const { order, press } = await atTheBank();
  expect(await wayBack(await press('late'))).toContain(`/checkout/payment/${order.id}`);
  expect(await statusOf(order)).toBe(S.unpaid);
  await expect.poll(() => statusOf(order)).toBe(S.paid);
});

it('tells a wrong amount, which is never accepted', async () => {
  const { order, press } = await atTheBank();
  await press('wrong');
  expect(await statusOf(order)).toBe(S.unpaid);
});

it('gives the money of a rejected order back', async () => {
  const { order, press } = await atTheBank();
  await press('leave');
  const { administrator, shop } = seeded;
  await moveOrder(seeded, administrator, { id: order.id, status: S.cancelled, reason: 'Nema robe' });
  const [{ refund }] = (
    await shop.call(adminPayments.ofOrder, { token: administrator, params: { id: order.id } })
  ).data.filter((one: { refund: unknown }) => one.refund !== null);
  const reply = await shop.call(adminPayments.sendRefund, { token: administrator, params: { id: refund.id } });
  expect(reply).toMatchObject({ status: 200, data: { state: 'done' } });
  const state = (await (await fetch(`${bankUrl}/__state`)).json()) as { number: string; state: string }[];
  expect(state.find(({ number }) => number.startsWith(order.number) && number !== order.number)).toMatchObject({
    state: 'voided',
  });
});

it.each([
  ['GET', '/__state'],
  ['POST', '/__reset'],
])('404 for %s %s from another machine', async (method, url) => {
  const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
  const response = new ServerResponse(request);
  const ended = new Promise((resolve) => (response.end = (() => resolve(response.statusCode)) as never));
  bank.emit('request', request, response);
  request.push(null);
  expect(await ended).toBe(404);
});

it.each([
  ['403', { digest: '0'.repeat(128) }],
  ['403', { authenticity_token: 'c'.repeat(40) }],
  ['403', { amount: '1' + '0'.repeat(5) }],
  ['422', { amount: '12' }],
  ['422', { ch_full_name: 'x'.repeat(31) }],
  ['422', { success_url_override: 'javascript:alert(1)' }],
  ['422', { order_number: '' }],
])('%s for a form with %j', async (status, wrong) => {
  const order = await aCardOrder(seeded, article);
  const begun = await fetch(`${shopUrl}/api/orders/${order.id}/payment/start`, {
    method: 'POST',
    headers: { authorization: `Bearer ${seeded.buyer}` },
  });
  const { data } = (await begun.json()) as { data: { fields: Record<string, string> } };
  const reply = await send('/v2/form', { ...data.fields, ...wrong });
  expect(String(reply.status)).toBe(status);
});
