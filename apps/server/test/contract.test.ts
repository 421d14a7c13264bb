import {
  CAPABILITIES_OF,
  capabilitiesOfCall,
  contract,
  isWithinOwnCompanies,
  PRINCIPALS,
  type Principal,
  type Route,
} from '@sjaj/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyPrincipal, type Principals } from './builders/principals.ts';
import { openTestShop, type TestShop } from './http.ts';

/** Sends every call of the contract as every principal, and with everything that may be wrong with a request. */

const calls = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const params = { id: 2_000_000_000, cartId: 2_000_000_000, cart: 1 };

const IMPERSONATING: Principal = 'acting_representative';

const withBody = calls.filter(({ route }) => route.body);
const withParams = calls.filter(({ route }) => route.params);
const isReading = (route: Route): boolean => route.method === 'GET' || route.reads === true;

let shop: TestShop;
let tokens: Principals['tokens'];
let renew: Principals['renew'];

beforeAll(async () => {
  shop = await openTestShop();
  ({ tokens, renew } = await everyPrincipal(shop));
});
afterAll(() => shop.close());

/** A token of a principal that a closed shop admits; of staff that of an administrator, who may do everything. */
const someTokenFor = ({ access }: Route): string | undefined => {
  const admitted = access.filter((role) => role !== 'guest_buyer' && tokens.has(role));
  return tokens.get(admitted.find((role) => role === 'administrator') ?? admitted[0] ?? 'buyer');
};

const body = (route: Route) => (route.body ? {} : undefined);

/** What staff may do in the back office follows from their role: `capabilities.test.ts`. */
const isOpenToRepresentatives = (route: Route): boolean =>
  capabilitiesOfCall(route)?.some(
    (one) => CAPABILITIES_OF.sales_representative.includes(one) && isWithinOwnCompanies(route),
  ) ?? true;

/** Principals without a name get 401, because a log-in may help; all others get 403. */
const ANONYMOUS: readonly Principal[] = ['visitor', 'guest', 'guest_buyer', 'order_holder'];

describe.each(calls)('$name', ({ name, route }) => {
  it('admits the principals that its access names, and no others', async () => {
    for (const role of PRINCIPALS.filter((one) => one !== 'guest')) {
      // A guest's token is worth nothing in a closed shop, and staff without their second factor are visitors.
      const isVisitor = role === 'guest_buyer' || (role === 'enrolling_staff' && !route.access.includes(role));
      const isIncapable = role === 'sales_representative' && !isOpenToRepresentatives(route);
      await check(role, route.access.includes(isVisitor ? 'visitor' : role) && !isIncapable);
    }
  });

  const check = async (role: Principal, isAdmitted: boolean): Promise<void> => {
    const { status, code } = await shop.call(route, { params, body: body(route), token: tokens.get(role) });
    // Logging out ends the session that the next call needs; the end of an impersonation ends what it may do.
    if (/logout|acting\/end/.test(route.path) && status === 200) await renew(role);
    if (role === 'sales_representative' && !isAdmitted && route.access.includes(IMPERSONATING)) {
      expect({ status, code }).toEqual({ status: 409, code: 'acting.choose_company' });
    } else if (isAdmitted) {
      expect({ role, status }).not.toMatchObject({ status: 403 });
      if (!/^auth\.(login|answer)/.test(name)) expect({ role, status }).not.toMatchObject({ status: 401 });
    } else if (ANONYMOUS.includes(role)) {
      expect({ role, status, code }).toEqual({ role, status: 401, code: 'auth.sign_in_first' });
    } else {
      const code403 = role === 'enrolling_staff' ? 'auth.second_factor_required' : 'access.not_allowed';
      expect({ role, status, code }).toEqual({ role, status: 403, code: code403 });
    }
  };

  it('answers 401 for an unknown token, unless it is open to all', async () => {
    const { status } = await shop.call(route, {
      params,
      body: body(route),
      token: 'shp_0000000000000000000000000000000000000000000',
    });
    if (!route.access.includes('visitor')) expect(status).toBe(401);
    else expect(status).not.toBe(500);
  });
});

/** Without those that answer differently when they are repeated: a used key, a session that has ended. */
const repeatable = withBody.filter(({ route }) => !route.idempotent && !/logout|acting/.test(route.path));

it.each(repeatable)('$name takes no body for an empty one', async ({ route }) => {
  const token = someTokenFor(route);
  const [nothing, empty] = [
    await shop.call(route, { params, token }),
    await shop.call(route, { params, token, body: {} }),
  ];
  expect({ status: nothing.status, code: nothing.code }).toEqual({ status: empty.status, code: empty.code });
});

it.each(withBody)('$name answers garbage in the body without a failure', async ({ route }) => {
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

/** A list's name is no id: nothing is kept of one that there is not. */
const withIds = withParams.filter(({ route }) => !route.path.includes('{list}'));

it.each(withIds)('$name answers 404 for an id that is none', async ({ route }) => {
  const token = someTokenFor(route);
  for (const id of ['0', '-1', 'abc', '1.5', '99999999999', '%00']) {
    const { status } = await shop.call(route, { params: { id, cartId: id }, body: body(route), token });
    expect({ id, status }).toEqual({ id, status: 404 });
  }
});

/** Rows that only a write leaves. */
const writtenRows = async (): Promise<unknown> => {
  const { rows } = await sql`
    select (select count(*) from outbox) as outbox, (select count(*) from audit_entry) as audit,
      (select count(*) from job_request) as jobs, (select count(*) from idempotency_key) as keys
  `.execute(shop.db);
  return rows;
};

it.each(calls.filter(({ route }) => isReading(route)))('$name reads and writes nothing', async ({ route }) => {
  const before = await writtenRows();
  await shop.call(route, { params, body: body(route), token: someTokenFor(route) });
  expect(await writtenRows()).toEqual(before);
});

// A check of a password is counted like a log-in, so it writes.
it('marks every POST that only reads, by what its path says', () => {
  const isNamedLikeARead = ({ path }: Route) =>
    /\/(get|check(?!-password)|compare|plan|export)-|\/(preview|simplified)$|-check$/.test(path);
  const unmarked = calls.filter(({ route }) => isNamedLikeARead(route) && !isReading(route)).map(({ name }) => name);
  expect(unmarked).toEqual([]);
});

const deep = (levels: number): unknown => (levels === 0 ? 1 : { page: deep(levels - 1) });
