import { contract, PRINCIPALS, type Principal, type Route } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyPrincipal, type Principals } from './builders/principals.ts';
import { openTestShop, type TestShop } from './http.ts';

/** Walks over every call of the contract as every principal, and with everything that may be wrong with a request. */

const calls = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const params = { id: 2_000_000_000, cartId: 2_000_000_000, cart: 1 };

const ACTING: Principal = 'acting_representative';

let shop: TestShop;
let tokens: Principals['tokens'];
let renew: Principals['renew'];

beforeAll(async () => {
  shop = await openTestShop();
  ({ tokens, renew } = await everyPrincipal(shop));
});
afterAll(() => shop.close());

/** Of somebody whom a closed shop lets in. */
const someTokenFor = ({ access }: Route): string | undefined =>
  tokens.get(access.find((role) => role !== 'guest_buyer' && tokens.has(role)) ?? 'buyer');

const body = (route: Route) => (route.body ? {} : undefined);

/** Whoever is nobody to the shop is sent to the log-in; everybody else is told that this is not for him. */
const NAMELESS: readonly Principal[] = ['visitor', 'guest', 'guest_buyer', 'order_holder'];

describe.each(calls)('$name', ({ name, route }) => {
  it('lets in whom its access names and nobody else', async () => {
    for (const role of PRINCIPALS.filter((one) => one !== 'guest')) {
      // A guest's token is worth nothing in a closed shop.
      await check(role, role === 'guest_buyer' ? route.access.includes('visitor') : route.access.includes(role));
    }
  });

  const check = async (role: Principal, isAdmitted: boolean): Promise<void> => {
    const { status, code } = await shop.call(route, { params, body: body(route), token: tokens.get(role) });
    // Logging out ends the session that the next call would need, and ceasing to act what it may do.
    if (/logout|acting\/end/.test(route.path) && status === 200) await renew(role);
    if (role === 'sales_representative' && !isAdmitted && route.access.includes(ACTING)) {
      expect({ status, code }).toEqual({ status: 409, code: 'acting.choose_company' });
    } else if (isAdmitted) {
      expect({ role, status }).not.toMatchObject({ status: 403 });
      if (name !== 'auth.login') expect({ role, status }).not.toMatchObject({ status: 401 });
    } else if (NAMELESS.includes(role)) {
      expect({ role, status, code }).toEqual({ role, status: 401, code: 'auth.sign_in_first' });
    } else {
      expect({ role, status, code }).toEqual({ role, status: 403, code: 'access.not_allowed' });
    }
  };

  it('401 for a token that nobody has, unless it is open to all', async () => {
    const { status } = await shop.call(route, {
      params,
      body: body(route),
      token: 'shp_0000000000000000000000000000000000000000000',
    });
    if (!route.access.includes('visitor')) expect(status).toBe(401);
    else expect(status).not.toBe(500);
  });

  it('takes no body for an empty one', async () => {
    if (!route.body || route.idempotent || /logout|acting/.test(route.path)) return;
    const token = someTokenFor(route);
    const [nothing, empty] = [
      await shop.call(route, { params, token }),
      await shop.call(route, { params, token, body: {} }),
    ];
    expect({ status: nothing.status, code: nothing.code }).toEqual({ status: empty.status, code: empty.code });
  });

  it('never fails on a body that is garbage', async () => {
    if (!route.body) return;
    const token = someTokenFor(route);
    for (const garbage of [
      null,
      [],
      'x',
      1,
      { unknown: 1 },
      { page: -1 },
      { quickSearch: 'a\0b' },
      { note: '\uD800' },
      deep(20),
    ]) {
      const { status } = await shop.call(route, { params, body: garbage, token });
      expect({ garbage, status }).not.toMatchObject({ status: 500 });
      if (garbage === null || typeof garbage !== 'object' || Array.isArray(garbage) || 'unknown' in garbage) {
        expect([400, 404]).toContain(status);
      }
    }
  });

  it('404 for an id that is none', async () => {
    if (!route.params) return;
    const token = someTokenFor(route);
    for (const id of ['0', '-1', 'abc', '1.5', '99999999999', '%00']) {
      const { status } = await shop.call(route, { params: { id, cartId: id }, body: body(route), token });
      expect({ id, status }).toEqual({ id, status: 404 });
    }
  });
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : { page: deep(levels - 1) });
