import { randomUUID } from 'node:crypto';
import { shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aPerson } from './builders/people.ts';
import { openTestShop, type TestShop } from './http.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ limitsRates: true });
});
afterAll(() => shop.close());

/** What becomes of one guess more than an hour allows. */
async function lastGuess(keyOf: () => string): Promise<string | undefined> {
  const token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
  const guess = (code: string) =>
    shop.call(shoppingCart.applyCode, { token, key: keyOf(), params: { cartId: 1, code } });
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
