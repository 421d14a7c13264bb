import { createHash } from 'node:crypto';
import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PaymentOrder } from '../provider.ts';
import { wsPayProvider } from './provider.ts';
import { minorUnits } from './server-calls.ts';

const SHOP = { shopId: 'SJAJ', secret: 'tajna' };
/** As the manual writes them: one string, hashed. */
const hash = (text: string): string => createHash('sha512').update(text).digest('hex');

interface SentRequest {
  readonly url: string;
  readonly body: Readonly<Record<string, string>>;
}

function gateway(answers: Readonly<Record<string, unknown>>) {
  const requests: SentRequest[] = [];
  const provider = wsPayProvider({
    ...SHOP,
    formUrl: 'https://form.test',
    servicesUrl: 'https://services.test',
    transport: async (url, { body }) => {
      requests.push({ url, body: JSON.parse(String(body)) as SentRequest['body'] });
      return new Response(JSON.stringify(answers[new URL(url).pathname] ?? {}));
    },
  });
  return { provider, requests };
}

const order: PaymentOrder = {
  number: '2026-000123-2',
  info: 'Sjaj 2026-000123',
  amount: feninga(123_405),
  language: 'bs',
  buyer: {
    name: 'Ana Marija Anić',
    email: 'a@b.ba',
    phone: '036',
    street: 'Ulica 1',
    town: 'Mostar',
    postalCode: '88000',
  },
  doneUrl: 'https://shop.test/done',
  cancelUrl: 'https://shop.test/cancelled',
  callbackUrl: 'https://shop.test/callback',
};

describe('beginning a payment', () => {
  it('asks for the page of the payment, and sends the buyer there by GET', async () => {
    const { provider, requests } = gateway({
      '/api/create-transaction': { PaymentFormUrl: 'https://form.test/pay?id=7&lang=bs' },
    });
    expect(await provider.start(order, 'https://shop.test')).toEqual({
      url: 'https://form.test/pay',
      method: 'GET',
      fields: { id: '7', lang: 'bs' },
    });
    expect(requests[0]?.body).toMatchObject({
      shoppingCartID: '2026-000123-2',
      totalAmount: '1234,05',
      signature: hash('SJAJtajna2026-000123-2tajna123405tajna'),
      customerFirstName: 'Ana',
      customerLastName: 'Marija Anić',
    });
    expect(JSON.stringify(requests)).not.toContain('"tajna"');
  });

  it('sends nobody to another gateway’s page', async () => {
    const { provider } = gateway({ '/api/create-transaction': { PaymentFormUrl: 'https://evil.test/pay' } });
    await expect(provider.start(order, 'https://shop.test')).rejects.toThrow('somebody else');
  });
});

it('knows its own way back', () => {
  const { provider } = gateway({});
  const signature = hash('SJAJtajna2026-000123tajna1tajna629762tajna');
  const url = (success: string) =>
    `https://shop.test/done?ShoppingCartID=2026-000123&Success=${success}&ApprovalCode=629762&Signature=${signature}`;
  expect(provider.parseReturn(url('1'))).toEqual({ kind: 'genuine', isApproved: true });
  expect(provider.parseReturn(url('0'))).toEqual({ kind: 'forged' });
});

describe('a call from server to server', () => {
  const { provider } = gateway({});
  const words = { ShoppingCartID: '2026-000123', ActionSuccess: '1', ApprovalCode: '629762', WsPayOrderId: 'abc-1' };
  const Signature = hash('SJAJtajna1629762tajnaSJAJ629762abc-1');
  const parse = (body: unknown) => provider.parseCallback(Buffer.from(JSON.stringify(body)), {});

  it('is a hint to ask, whatever it says of cart and amount', () => {
    expect(parse({ ...words, Amount: '1,00', Signature })).toEqual({ kind: 'hint', number: '2026-000123' });
  });

  it('is forged with another signature, or none', () => {
    expect(parse({ ...words, Signature: hash('SJAJ') })).toEqual({ kind: 'forged' });
    expect(parse({ ...words, ApprovalCode: '629763', Signature })).toEqual({ kind: 'forged' });
    expect(parse(words)).toEqual({ kind: 'forged' });
    fc.assert(
      fc.property(fc.json(), (body) => {
        expect(provider.parseCallback(Buffer.from(body), {})).toEqual({ kind: 'forged' });
      }),
    );
  });
});

const STATUS = { WsPayOrderId: 'abc-1', STAN: '000042', ApprovalCode: '629762', Amount: '1234,05', ActionSuccess: '1' };
const payment = { number: '2026-000123', amount: feninga(123_405) };

it.each([
  [{ Completed: '1' }, 'approved'],
  [{ Completed: '0', Authorized: '1' }, 'ignored'],
  [{ Completed: '1', Refunded: '1' }, 'refunded'],
  [{ Completed: '0', ActionSuccess: '0' }, 'declined'],
])('reads a status with %j as %s', async (more, kind) => {
  const { provider, requests } = gateway({ '/api/services/statusCheck': { ...STATUS, ...more } });
  expect(await provider.status(payment)).toMatchObject({
    kind,
    number: payment.number,
    amount: 123_405,
    currency: 'BAM',
  });
  expect(requests[0]?.body['Signature']).toBe(hash('SJAJtajna2026-000123tajnaSJAJ2026-000123'));
});

it('knows of no payment that nobody has tried', async () => {
  const { provider } = gateway({ '/api/services/statusCheck': { ErrorMessage: 'not found' } });
  expect(await provider.status(payment)).toBeNull();
});

it('gives the whole amount back, and does not ask twice', async () => {
  const { provider, requests } = gateway({
    '/api/services/statusCheck': { ...STATUS, Completed: '1' },
    '/api/services/refund': { ActionSuccess: '1' },
  });
  expect(await provider.refund(payment, 'refund')).toEqual({ isDone: true, responseCode: '1' });
  expect(requests[1]?.body).toMatchObject({
    Amount: '123405',
    Signature: hash('SJAJabc-1tajna000042tajna629762tajna123405tajnaabc-1'),
  });
  const done = gateway({ '/api/services/statusCheck': { ...STATUS, Refunded: '1' } });
  expect(await done.provider.refund(payment, 'refund')).toMatchObject({ isDone: true });
  expect(done.requests).toHaveLength(1);
});

it('reads amounts with a comma or without, and nothing else', () => {
  expect(['1234,56', '123456', '0,05', '1.234,56', '12,3', '', null].map(minorUnits)).toEqual([
    123_456,
    123_456,
    5,
    null,
    null,
    null,
    null,
  ]);
});
