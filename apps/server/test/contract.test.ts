import { contract, PRINCIPALS, type Principal, type Route } from '@sjaj/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bind } from './builders/people.ts';
import { openTestShop, type TestShop } from './http.ts';

/** Walks over every call of the contract as every principal, and with everything that may be wrong with a request. */

const calls = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const params = { id: 2_000_000_000, cartId: 2_000_000_000, cart: 1 };

const ACTING: Principal = 'acting_representative';

let shop: TestShop;
const tokens = new Map<Principal, string>();

beforeAll(async () => {
  shop = await openTestShop();
  const { id: countryId } = await shop.db
    .insertInto('country')
    .values({ code: 'BA', name: JSON.stringify({ bs: 'Bosna i Hercegovina' }) })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: townId } = await shop.db
    .insertInto('town')
    .values({ country_id: countryId, name: JSON.stringify({ bs: 'Mostar' }), postal_code: '88000', entity: 'FBiH' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: companyId } = await shop.db
    .insertInto('company')
    .values({ title: 'Probna d.o.o.', jib: '4299000010006', address: 'Ulica 1', town_id: townId })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const role of PRINCIPALS.filter((one) => one !== 'visitor' && one !== 'guest')) {
    const { id } = await shop.db
      .insertInto('user_account')
      .values({
        username: role,
        email: `${role}@probna.test`,
        role: role === 'acting_representative' ? 'sales_representative' : role,
        company_id: role === 'buyer' || role === 'company_admin' ? companyId : null,
        first_name: 'Proba',
        last_name: role,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (role === 'acting_representative') await bind(shop.db, id, companyId);
    await renew(role);
  }
});
afterAll(() => shop.close());

const body = (route: Route) => (route.body ? {} : undefined);

describe.each(calls)('$name', ({ route }) => {
  it('lets in whom its access names and nobody else', async () => {
    for (const role of PRINCIPALS.filter((one) => one !== 'guest')) {
      const { status, code } = await shop.call(route, { params, body: body(route), token: tokens.get(role) });
      // Logging out ends the session that the next call would need, and ceasing to act what it may do.
      if (/logout|acting\/end/.test(route.path) && status === 200) await renew(role);
      if (role === 'sales_representative' && !route.access.includes(role) && route.access.includes(ACTING)) {
        expect({ status, code }).toEqual({ status: 409, code: 'acting.choose_company' });
      } else if (route.access.includes(role)) {
        expect({ role, status }).not.toMatchObject({ status: 403 });
        if (route.path !== '/auth/login') expect({ role, status }).not.toMatchObject({ status: 401 });
      } else if (role === 'visitor') {
        expect({ status, code }).toEqual({ status: 401, code: 'auth.sign_in_first' });
      } else {
        expect({ role, status, code }).toEqual({ role, status: 403, code: 'access.not_allowed' });
      }
    }
  });

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
    const token = tokens.get(route.access.find((role) => tokens.has(role)) ?? 'buyer');
    const [nothing, empty] = [
      await shop.call(route, { params, token }),
      await shop.call(route, { params, token, body: {} }),
    ];
    expect({ status: nothing.status, code: nothing.code }).toEqual({ status: empty.status, code: empty.code });
  });

  it('never fails on a body that is garbage', async () => {
    if (!route.body) return;
    const token = tokens.get(route.access.find((role) => tokens.has(role)) ?? 'buyer');
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
    const token = tokens.get(route.access.find((role) => tokens.has(role)) ?? 'buyer');
    for (const id of ['0', '-1', 'abc', '1.5', '99999999999', '%00']) {
      const { status } = await shop.call(route, { params: { id, cartId: id }, body: body(route), token });
      expect({ id, status }).toEqual({ id, status: 404 });
    }
  });
});

async function renew(role: Principal): Promise<void> {
  const { id } = await shop.db
    .selectFrom('user_account')
    .select('id')
    .where('username', '=', role)
    .executeTakeFirstOrThrow();
  const token = await shop.loginAs(id);
  tokens.set(role, token);
  if (role !== ACTING) return;
  const { data } = await shop.call(contract.acting.companies, { token });
  await shop.call(contract.acting.begin, { token, body: { companyId: data[0].id } });
}

const deep = (levels: number): unknown => (levels === 0 ? 1 : { page: deep(levels - 1) });
