import { auth } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { challengeOf, solved } from '../../../../test/builders/proofs.ts';
import { openTestShop, type TestShop } from '../../../../test/http.ts';

let shop: TestShop;
let call: TestShop['call'];
beforeAll(async () => {
  shop = await openTestShop({ limitsRates: true, stopsClock: true });
  call = await shop.openNode();
});
afterAll(() => shop.close());

interface Guess {
  readonly username?: string;
  readonly address?: string;
  readonly proof?: string;
  readonly at?: TestShop['call'];
}
const guess = ({ username = 'nobody', address = '192.0.2.7', proof, at = shop.call }: Guess = {}) =>
  at(auth.login, { address, proof, body: { username, password: 'wrong' } });

it('wants a proof for the fourth wrong password, at each process, and a harder one for the fifth', async () => {
  for (const at of [shop.call, call, shop.call]) expect((await guess({ at })).status).toBe(401);
  const fourth = await guess({ at: call });
  expect(fourth).toMatchObject({ status: 429, code: 'request.proof_required' });
  const proof = solved(challengeOf(fourth));
  expect((await guess({ proof, address: '192.0.2.8', username: 'nobody2' })).status).toBe(401);
  expect((await guess({ proof })).status).toBe(401);
  const fifth = await guess({ proof });
  expect(Number.parseInt(challengeOf(fifth), 10)).toBeGreaterThan(Number.parseInt(proof, 10));
  expect((await guess({ proof: solved(challengeOf(fifth)), at: call })).status).toBe(401);
  // From here on the counters of wrong passwords make it wait.
  expect((await guess()).code).toBe('auth.throttled');
});

it('wants a proof of a network that has tried many accounts', { tags: 'full' }, async () => {
  for (let n = 0; n < 12; n += 1)
    expect((await guess({ username: `name${n}`, address: '192.0.2.9' })).status).toBe(401);
  expect((await guess({ username: 'name12', address: '192.0.2.9' })).code).toBe('request.proof_required');
  expect((await guess({ username: 'name12', address: '192.0.2.10' })).status).toBe(401);
});
