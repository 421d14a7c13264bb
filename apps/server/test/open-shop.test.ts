import { contract, EVERYONE, type Principal, type Route } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeTheShop, openTheShop } from './builders/guests.ts';
import { everyPrincipal, type Principals } from './builders/principals.ts';
import { openTestShop, type TestShop } from './http.ts';

/** Sends every call as each principal that an open shop serves without an account, and as all others. */

const calls = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const params = { id: 2_000_000_000, cartId: 2_000_000_000, cart: 1 };
const NAMELESS: readonly Principal[] = ['guest', 'guest_buyer', 'order_holder'];

let shop: TestShop;
let all: Principals;

beforeAll(async () => {
  shop = await openTestShop();
  all = await everyPrincipal(shop);
  await openTheShop(shop);
});
afterAll(() => shop.close());

const body = (route: Route) => (route.body ? {} : undefined);

describe.each(calls)('$name in an open shop', ({ name, route }) => {
  it.each(NAMELESS)('admits a %s where the access names them, and sends them to the log-in elsewhere', async (role) => {
    const { status, code } = await shop.call(route, { params, body: body(route), token: all.tokens.get(role) });
    if (!route.access.includes(role)) expect({ status, code }).toEqual({ status: 401, code: 'auth.sign_in_first' });
    else if (name !== 'auth.login') expect([401, 403]).not.toContain(status);
  });

  it.each(['private', 'buyer', 'administrator'] as const)(
    'is for a %s what it is in a closed one',
    { tags: 'full' },
    async (role) => {
      const { status, code } = await shop.call(route, { params, body: body(route), token: all.tokens.get(role) });
      if (name === 'auth.logout') await all.renew(role);
      if (!route.access.includes(role)) expect({ status, code }).toEqual({ status: 403, code: 'access.not_allowed' });
      else if (name !== 'auth.login') expect([401, 403]).not.toContain(status);
    },
  );
});

it('gives guests nothing of an account: no lists of their own, no words to each other, nothing of the back office', () => {
  const theirs = calls.filter(({ route }) => NAMELESS.some((role) => route.access.includes(role)));
  // The first administrator has no account yet: the link's token decides.
  const forStaff = theirs.filter(({ name }) => name.startsWith('admin') && !name.startsWith('adminSetup.'));
  expect(forStaff.map(({ name }) => name)).toEqual([]);
  const wide = theirs.filter(({ route }) => route.access.includes('order_holder') && route.access !== EVERYONE);
  expect(wide.map(({ name }) => name)).toEqual([
    'withdrawals.ofOrder',
    'withdrawals.create',
    'questions.ask',
    'questions.ofOrder',
    'guests.resendConfirmation',
    'orders.one',
    'orders.updateStatus',
    'orderPapers.list',
    'orderPapers.one',
    'payments.ofOrder',
    'payments.start',
  ]);
});

it('shuts guests out as soon as it is closed, lets them in again when it is open, and keeps their carts', async () => {
  const token = all.tokens.get('guest_buyer');
  const readCart = async () => (await shop.call(contract.shoppingCart.customer, { token })).status;
  expect(await readCart()).toBe(200);
  await closeTheShop(shop);
  expect(await readCart()).toBe(401);
  expect((await shop.call(contract.users.profile, { token })).status).toBe(401);
  expect((await shop.call(contract.guests.begin)).status).toBe(401);
  await openTheShop(shop);
  expect(await readCart()).toBe(200);
});
