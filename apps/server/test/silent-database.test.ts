/** @module-tag full */
import { auth, type Route, shoppingCart } from '@sjaj/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aPerson } from './builders/people.ts';
import { openTestShop, type Reply, type TestShop } from './http.ts';
import { type SilentProxy, startSilentProxy } from './silent-proxy.ts';

let proxy: SilentProxy;
let shop: TestShop;
let token: string;
beforeEach(async () => {
  shop = await openTestShop({
    patience: 1,
    reach: async (url) => {
      proxy = await startSilentProxy(url);
      return proxy.url;
    },
  });
  token = await shop.loginAs(await aPerson(shop.db, { role: 'private' }));
});
afterEach(async () => {
  proxy.resume();
  await shop.close();
  proxy.close();
});

const get = (route: Route): Promise<Reply> => shop.call(route, { token });
const status = async (url: string): Promise<number> => (await shop.app.inject({ url })).statusCode;

it('answers 503 to everybody while the database swallows what it is told, and serves again when it is back', async () => {
  expect((await get(shoppingCart.customer)).status).toBe(200);
  expect(await status('/readyz')).toBe(200);
  proxy.silence();
  // More than there are connections: those that wait for one are told as well.
  const replies = await Promise.all(Array.from({ length: 24 }, () => get(shoppingCart.customer)));
  for (const reply of replies) {
    expect(reply).toMatchObject({ status: 503, code: 'request.unavailable' });
    expect(reply.headers['retry-after']).toBe('2');
  }
  const login = await shop.call(auth.login, { body: { username: 'nobody', password: 'not-the-password' } });
  expect(login.status).toBe(503);
  expect(await status('/readyz')).toBe(503);
  expect(await status('/healthz')).toBe(200);
  proxy.resume();
  await expect.poll(() => status('/readyz')).toBe(200);
  expect((await get(shoppingCart.customer)).status).toBe(200);
});

it('serves on when only the open connections were lost', async () => {
  await Promise.all(Array.from({ length: 8 }, () => get(shoppingCart.customer)));
  proxy.silenceOpen();
  await expect.poll(async () => (await get(shoppingCart.customer)).status).toBe(200);
  await expect.poll(() => status('/readyz')).toBe(200);
});
