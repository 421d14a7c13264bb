/** @module-tag full */
import { auth, shoppingCart } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../src/platform/database/db.ts';
import { aPerson } from './builders/people.ts';
import { openTestShop, type TestShop } from './http.ts';

const CONNECTIONS = 4;
/** All but the one that listens to other servers. */
const FREE = CONNECTIONS - 1;

let shop: TestShop;
let token: string;
beforeAll(async () => {
  shop = await openTestShop({ connections: CONNECTIONS, patience: 1 });
  token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
});
afterAll(() => shop.close());

/** Does it while every connection is taken. */
async function withoutConnections(work: () => Promise<void>): Promise<void> {
  const { promise: end, resolve: giveBack } = Promise.withResolvers<void>();
  const taken = Array.from({ length: FREE }, () => Promise.withResolvers<void>());
  const holding = taken.map(({ resolve }) =>
    inTransaction(shop.db, async () => {
      resolve();
      await end;
    }),
  );
  await Promise.all(taken.map(({ promise }) => promise));
  await work().finally(giveBack);
  await Promise.all(holding);
}

const cart = () => shop.call(shoppingCart.customer, { token });

it('says 503 and when to come back while every connection is taken, and serves as soon as one is free', async () => {
  await withoutConnections(async () => {
    const refused = await cart();
    expect(refused).toMatchObject({ status: 503, code: 'request.unavailable' });
    expect(refused.headers['retry-after']).toBe('2');
  });
  expect((await cart()).status).toBe(200);
});

it('still knows its callers, lets people log in, and says that it lives', async () => {
  await withoutConnections(async () => {
    const newcomer = await shop.call(auth.login, { body: { username: 'nobody', password: 'not-the-password' } });
    expect(newcomer).toMatchObject({ status: 401, code: 'auth.wrong_credentials' });
    const outsider = await shop.call(shoppingCart.customer, { token: `shp_${'0'.repeat(43)}` });
    expect(outsider).toMatchObject({ status: 401, code: 'auth.session_expired' });
    for (const url of ['/healthz', '/readyz']) expect((await shop.app.inject({ url })).statusCode).toBe(200);
  });
  expect((await shop.call(auth.logout, { token })).status).toBe(200);
});
