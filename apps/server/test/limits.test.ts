import { randomUUID } from 'node:crypto';
import { articles, partNumbers, reads, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aGuest, openTheShop } from './builders/guests.ts';
import { aCompany, aPerson } from './builders/people.ts';
import { callWithProof } from './builders/proofs.ts';
import { aPlace } from './builders/place.ts';
import { openTestShop, type TestShop } from './http.ts';
import { sendFile } from './send-file.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ limitsRates: true });
});
afterAll(() => shop.close());

/** What becomes of one guess more than an hour allows. */
async function lastGuess(keyOf: () => string): Promise<string | undefined> {
  const token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  const guess = (code: string) =>
    callWithProof(shop.call, shoppingCart.applyCode, { token, key: keyOf(), params: { cartId: 1, code } });
  for (let tried = 0; tried < 10; tried += 1) expect((await guess(`GUESS-${tried}`)).code).not.toBe('request.too_many');
  return (await guess('GUESS-10')).code;
}

it('lets nobody guess codes for longer by sending all guesses under one idempotency key', async () => {
  const key = randomUUID();
  expect(await lastGuess(() => key)).toBe('request.too_many');
});

it('counts guesses under keys of their own', async () => {
  expect(await lastGuess(randomUUID)).toBe('request.too_many');
});

it('counts all guests of an address together: another token is no other guesser', { tags: 'full' }, async () => {
  await openTheShop(shop);
  const guess = async (): Promise<string | undefined> => {
    const { token } = await aGuest(shop);
    const guessed = callWithProof(shop.call, shoppingCart.applyCode, { token, params: { cartId: 1, code: 'GUESS' } });
    return (await guessed).code;
  };
  for (let tried = 0; tried < 10; tried += 1) expect(await guess()).not.toBe('request.too_many');
  expect(await guess()).toBe('request.too_many');
  // People who are logged in are counted each by themselves, whatever guests of the address do.
  const token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  const reply = await shop.call(shoppingCart.applyCode, { token, params: { cartId: 1, code: 'GUESS' } });
  expect(reply.code).not.toBe('request.too_many');
});

it(
  'counts the addresses of an IPv6 network together, and an IPv4 address as itself where it is mapped',
  { tags: 'full' },
  async () => {
    await openTheShop(shop);
    const { token } = await aGuest(shop);
    const guess = async (address: string): Promise<string | undefined> =>
      (await callWithProof(shop.call, shoppingCart.applyCode, { token, address, params: { cartId: 1, code: 'GUESS' } }))
        .code;
    for (let n = 1; n <= 10; n += 1) expect(await guess(`2001:db8:1:2::${n}`)).not.toBe('request.too_many');
    expect(await guess('2001:db8:1:2::ffff')).toBe('request.too_many');
    expect(await guess('2001:db8:1:3::1')).not.toBe('request.too_many');
    for (let n = 1; n <= 10; n += 1) await guess('203.0.113.5');
    expect(await guess('::ffff:203.0.113.5')).toBe('request.too_many');
  },
);

it('429 with Retry-After for the twenty-first file of part numbers within ten minutes, for this person alone', async () => {
  const companyId = await aCompany(shop.db, await aPlace(shop.db));
  const admin = async () => shop.loginAs(await aPerson(shop.db, { role: 'company_admin', companyId }));
  const token = await admin();
  const send = (by: string) => sendFile(shop, partNumbers.importFile, { token: by, name: 'a.csv', bytes: '\n' });
  for (let sent = 0; sent < 20; sent += 1) expect((await send(token)).code).toBe('imports.empty');
  expect(await send(token)).toMatchObject({ status: 429, code: 'request.too_many', retryAfter: expect.any(String) });
  expect((await send(await admin())).code).toBe('imports.empty');
});

it('429 with Retry-After for the twenty-first price list within a minute', async () => {
  const token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  const headers = { authorization: `Bearer ${token}` };
  const print = () => shop.app.inject({ url: '/api/documents/1/price-list', headers });
  for (let printed = 0; printed < 20; printed += 1) expect((await print()).statusCode).toBe(404);
  const { statusCode, headers: answered } = await print();
  expect(statusCode).toBe(429);
  expect(Number(answered['retry-after'])).toBeGreaterThan(0);
});

it('counts each of several calls that are asked for in one', async () => {
  const token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  const { method, path } = articles.suggestions;
  const asked = Array.from({ length: 24 }, () => ({ call: `${method} ${path}`, body: { quickSearch: 'abc' } }));
  // More than two periods of the limit allow, wherever the first of them ends.
  const answers = await Promise.all(
    Array.from({ length: 17 }, () => shop.call(reads.together, { token, body: { reads: asked } })),
  );
  const statuses = answers.flatMap(({ data }) => data.map(({ status }: { readonly status: number }) => status));
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
});

it('counts guesses of one account over two processes together', { tags: 'full' }, async () => {
  const other = await shop.openNode();
  const token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  const guess = async (call: TestShop['call']): Promise<string | undefined> =>
    (await callWithProof(call, shoppingCart.applyCode, { token, params: { cartId: 1, code: 'GUESS' } })).code;
  for (let tried = 0; tried < 5; tried += 1)
    for (const call of [shop.call, other]) expect(await guess(call)).not.toBe('request.too_many');
  expect([await guess(shop.call), await guess(other)]).toEqual(['request.too_many', 'request.too_many']);
});
