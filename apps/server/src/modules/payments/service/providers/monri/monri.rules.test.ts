import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feninga } from '@sjaj/domain';
import type { PaymentOrder } from '../provider.ts';
import { parseCallback, parseReturn } from './callback.ts';
import { callbackDigest, formDigest, statusDigest, transactionDigest } from './digests.ts';
import { declineReason } from './decline-reason.ts';
import { fit, formFields, PAGE_LANGUAGES } from './fields.ts';
import { textOf } from './server-calls.ts';

/** More in the long run. */
const RUNS = Math.max(300, fc.readConfigureGlobal().numRuns ?? 0);

const KEY = 'testkey123';
const BODY =
  '{"order_number":"NAR-2026-000123","status":"approved","amount":12345,"currency":"BAM","response_code":"0000"}';
const SIGNATURE =
  'f09ed378cdd5b1df6d01214d8367c7768ec98ecc204584088ed91fdebd7cc407702b360dd04cd96a86b0425c576028dd637052838ef9fe09a561f246855f3b9f';
const AUTHORIZATION = `WP3-callback ${SIGNATURE}`;
const RETURN_URL =
  'https://shop.example.ba/placanje/povrat?acquirer=test&amount=12345&approval_code=123456&currency=BAM&order_number=NAR-2026-000123&response_code=0000';
const RETURN_SIGNATURE =
  '8926086e19580f63469f39c3f384d8874f73b3b25726f731d975f048986b2fa4613ce36fe1516104a6255ff0d46d456bef3b6d5b2a4aed51732cecb188ee2bf1';

describe('signatures', () => {
  it('of the form', () => {
    expect(formDigest('2345klj', { number: 'abcdef', amount: 54_321, currency: 'EUR' })).toBe(
      'f71b8c1560bd7511ba2f0307b3823c06dd39042cd77480543e3d7bf9f3eefa6debed252979ba8edc7a82d9f111d90f8e31c1c7ab5af39796b26e59a0b2d7cf98',
    );
    expect(formDigest(KEY, { number: 'NAR-2026-000123', amount: 12_345, currency: 'BAM' })).toBe(
      'a77a813ab836d3fb2bb48f6406aaab40ebd2389fcc74e102b8541918e3baebc5e98e13891164ec273b230019bd8c29b892d7bf546158dd8f2fec0ba96995a852',
    );
  });

  it('of a call from server to server, over its bytes', () => expect(callbackDigest(KEY, BODY)).toBe(SIGNATURE));

  it('of what the gateway is asked to do', () => {
    const payment = { number: 'NAR-2026-000123', amount: 12_345, currency: 'BAM' };
    expect(transactionDigest(KEY, payment)).toBe('e95dc34eccb8fd6a26a59d70634269936507c9b4');
    expect(statusDigest(KEY, payment.number)).toMatch(/^[0-9a-f]{40}$/);
  });
});

describe('the way back of the browser', () => {
  it('is genuine with the signature over the whole address', () => {
    expect(parseReturn(KEY, `${RETURN_URL}&digest=${RETURN_SIGNATURE}`)).toEqual({ kind: 'genuine', isApproved: true });
  });

  it.each([
    ['without a signature', RETURN_URL],
    ['with another amount', `${RETURN_URL.replace('12345', '12346')}&digest=${RETURN_SIGNATURE}`],
    ['at another shop', `${RETURN_URL.replace('shop.', 'evil.')}&digest=${RETURN_SIGNATURE}`],
    ['with something behind the signature', `${RETURN_URL}&digest=${RETURN_SIGNATURE}&amount=1`],
  ])('is forged %s', (_, url) => expect(parseReturn(KEY, url)).toEqual({ kind: 'forged' }));
});

const parse = (body: string, authorization: unknown) => parseCallback(KEY, Buffer.from(body), authorization);
const signed = (words: unknown) => {
  const body = JSON.stringify(words);
  return parse(body, `WP3-callback ${callbackDigest(KEY, body)}`);
};

describe('a call from server to server', () => {
  it('is read where its signature is right', () => {
    expect(parse(BODY, AUTHORIZATION)).toEqual({
      kind: 'report',
      report: {
        kind: 'approved',
        number: 'NAR-2026-000123',
        amount: 12_345,
        currency: 'BAM',
        responseCode: '0000',
        approvalCode: null,
      },
    });
  });

  const HEADERS: readonly unknown[] = [
    undefined,
    '',
    SIGNATURE,
    `Bearer ${SIGNATURE}`,
    `WP3-callback ${SIGNATURE.toUpperCase()}`,
    `WP3-callback ${SIGNATURE} `,
    `WP3-callback ${'0'.repeat(128)}`,
    `WP3-callback ${callbackDigest('oldkey', BODY)}`,
    ['WP3-callback', SIGNATURE],
  ];
  it.each(HEADERS.map((header) => ({ header })))('is forged with the header $header', ({ header }) => {
    expect(parse(BODY, header)).toEqual({ kind: 'forged' });
  });

  it('is forged with any other bytes: 10,000 ways to change some', () => {
    const bytes = Buffer.from(BODY);
    const changed = fc.oneof(
      fc.tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 255 })).map(([at, by]) => {
        const copy = Buffer.from(bytes);
        copy[at] = (copy[at] ?? 0) ^ by;
        return copy;
      }),
      fc
        .tuple(fc.nat(bytes.length), fc.uint8Array({ minLength: 1, maxLength: 40 }))
        .map(([at, more]) => Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)])),
      fc
        .tuple(fc.nat(bytes.length - 1), fc.integer({ min: 1, max: 40 }))
        .map(([at, count]) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + count)])),
      fc
        .record({ order_number: fc.string(), status: fc.constant('approved'), amount: fc.nat() })
        .map((words) => Buffer.from(JSON.stringify({ ...words, currency: 'BAM', response_code: '0000' }))),
      fc.uint8Array({ maxLength: 200 }).map((any) => Buffer.from(any)),
    );
    fc.assert(
      fc.property(changed, (body) => {
        expect(parseCallback(KEY, body, AUTHORIZATION)).toEqual({ kind: 'forged' });
      }),
      { numRuns: RUNS },
    );
  });

  it('is unreadable, and throws for no content of a signed one', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (body) => {
        expect(parse(body, `WP3-callback ${callbackDigest(KEY, body)}`).kind).toBe('unreadable');
      }),
    );
  });

  it.each([
    [{ status: 'declined', response_code: '1050' }, 'declined'],
    [{ status: 'approved', response_code: '1050' }, 'ignored'],
    [{ status: 'approved' }, 'ignored'],
    [{ status: 'approved', response_code: '000', transaction_type: 'purchase' }, 'approved'],
    [{ status: 'approved', response_code: '0000', transaction_type: 'authorize' }, 'ignored'],
    [{ status: 'approved', response_code: '0000', transaction_type: 'refund' }, 'refunded'],
    [{ status: 'invalid' }, 'ignored'],
  ])('%j is %s', (words, kind) => {
    expect(signed({ order_number: '2026-000001', ...words })).toMatchObject({ kind: 'report', report: { kind } });
  });

  it('is read as a declined payment', () => {
    const payload = { order_number: '2026-000001', status: 'declined', response_code: '1016' };
    expect(signed({ event: 'transaction:declined', payload })).toMatchObject({ report: { kind: 'declined' } });
  });
});

const order: PaymentOrder = {
  number: '2026-000123-2',
  info: 'Sjaj 2026-000123',
  amount: feninga(12_345),
  language: 'srCyrl',
  buyer: {
    name: 'Ćamila Hadžihafizbegović-Mehmedspahić',
    email: 'camila@firma.ba',
    phone: '+387 36 123 456',
    street: 'Kralja  Tomislava 5',
    town: 'Ub',
    postalCode: '88000',
  },
  doneUrl: 'https://shop.example.ba/done',
  cancelUrl: 'https://shop.example.ba/cancelled',
  callbackUrl: 'https://shop.example.ba/callback',
};

describe('the form', () => {
  const fields = formFields(order, { token: 't'.repeat(40), key: KEY }, PAGE_LANGUAGES);

  it('keeps the lengths that the gateway asks for', () => {
    expect([...(fields['ch_full_name'] ?? '')]).toHaveLength(30);
    expect(fields['ch_city']).toBe('Ub.');
    expect(fields['ch_address']).toBe('Kralja Tomislava 5');
  });

  it('carries the amount in feninga as BAM, signed, and never the key', () => {
    expect(fields).toMatchObject({ amount: '12345', currency: 'BAM', language: 'ba', transaction_type: 'purchase' });
    expect(fields['digest']).toBe(formDigest(KEY, { number: order.number, amount: 12_345, currency: 'BAM' }));
    expect(JSON.stringify(fields)).not.toContain(KEY);
  });

  it('cuts between letters, never within one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const cut = fit(text, 3, 30);
        expect(cut.isWellFormed()).toBe(true);
        expect([...cut].length).toBeGreaterThanOrEqual(3);
        expect([...cut].length).toBeLessThanOrEqual(30);
      }),
    );
  });
});

it('reads the flat answers of the server, with and without attributes', () => {
  const xml = '<order><id type="integer">1</id><status>approved</status><status-text>x</status-text><note/></order>';
  expect(['id', 'status', 'status-text', 'note', 'order', 'other'].map((name) => textOf(xml, name))).toEqual([
    '1',
    'approved',
    'x',
    null,
    null,
    null,
  ]);
});

it.each([
  ['1016', 'funds'],
  ['1001', 'expired'],
  ['1804', 'details'],
  ['1023', 'unconfirmed'],
  // Lost and stolen cards are like any other.
  ['1004', 'bank'],
  ['1050', 'bank'],
  [null, 'bank'],
])('tells the code %s of a declined card as %s', (code, reason) => {
  expect(declineReason(code)).toBe(reason);
});
