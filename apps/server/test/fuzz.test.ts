import { contract, type Principal, type Route, type Schema, zodOf } from '@sjaj/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { aPerson } from './builders/people.ts';
import { seedShop, someArticle, type SeededShop } from './builders/seeded-shop.ts';
import { brokenOf, type JsonSchema, valuesOf } from './fuzz/inputs.ts';
import { openTestShop } from './http.ts';

/** Every call of the contract with inputs that its schemas describe, and with broken ones: whatever comes, no fault. */

const calls = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const RANKS = ['administrator', 'company_admin', 'buyer', 'private', 'sales_representative'] as const;
type Rank = (typeof RANKS)[number];

let seeded: SeededShop;
beforeAll(async () => {
  seeded = await seedShop(await openTestShop());
  const { db } = seeded.shop;
  await db.insertInto('category').values({ id: 1, title: '{"bs":"Papir"}' }).execute();
  for (const code of ['F-1', 'F-2', 'F-3']) {
    const articleId = await someArticle(seeded, code);
    await db.insertInto('article_category').values({ article_id: articleId, category_id: 1 }).execute();
  }
});
afterAll(() => seeded.shop.close());

const rankFor = ({ access }: Route): Rank | null => RANKS.find((rank) => access.includes(rank as Principal)) ?? null;

/** A person of the call's own: what one does to itself is no matter to the others. */
async function callerFor(route: Route): Promise<() => Promise<string | null>> {
  const role = rankFor(route);
  if (role === null) return () => Promise.resolve(null);
  const ofCompany = role === 'buyer' || role === 'company_admin' ? { companyId: seeded.companyId } : {};
  const userId = await aPerson(seeded.shop.db, { role, ...ofCompany });
  return () => seeded.shop.loginAs(userId);
}

interface Sent {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

const schemaOf = (type: Schema): JsonSchema =>
  z.toJSONSchema(zodOf(type), { io: 'input', unrepresentable: 'any' }) as unknown as JsonSchema;
const inputsOf = (type: Schema | undefined): fc.Arbitrary<unknown> =>
  type ? valuesOf(schemaOf(type)) : fc.constant(undefined);
/** Ids of the first rows are ones that there are. */
const idsOf = (path: string) =>
  fc.record(
    Object.fromEntries(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [String(name), fc.integer({ min: 1, max: 4 })]),
    ),
  );

const well = (route: Route): fc.Arbitrary<Sent> =>
  fc.record({ params: idsOf(route.path), query: inputsOf(route.query), body: inputsOf(route.body) });

const texted = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

async function send(route: Route, token: string | null, { params, query, body }: Sent) {
  const filled = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const given = Object.entries((query ?? {}) as object).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, texted(value).toWellFormed()]));
  return seeded.shop.app.inject({
    method: route.method,
    url: `/api${filled}${given.length > 0 ? `?${search}` : ''}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
}

/** What an answer must never show of the inside. */
const LEAK =
  /\b(select|insert into|update|delete from) .+ (from|values|set|where) |node_modules|\.ts:\d+|pg_\w+|syntax error/i;

async function expectNoServerError(route: Route, newToken: () => Promise<string | null>, sent: Sent): Promise<number> {
  const response = await send(route, await newToken(), sent);
  const { statusCode, headers } = response;
  const isJson = String(headers['content-type']).startsWith('application/json');
  // A gateway that cannot be asked is no fault of the shop's.
  const isServerError = statusCode >= 500 && !/"code":"payments\./.test(response.body);
  expect({ sent, statusCode, isServerError, body: isServerError ? response.body : '' }).toMatchObject({
    isServerError: false,
  });
  if (isJson && statusCode >= 400) expect(response.body).not.toMatch(LEAK);
  return statusCode;
}

describe.each(calls)('$name', { tags: 'full' }, ({ route }) => {
  it('has no fault for any input that is well-formed', async () => {
    const newToken = await callerFor(route);
    for (const sent of fc.sample(well(route), { numRuns: inject('inputs') })) {
      await expectNoServerError(route, newToken, sent);
    }
  });

  it('refuses what is not, and has no fault either', async () => {
    const { body } = route;
    if (!body) return;
    const newToken = await callerFor(route);
    const wrong = fc.record({
      params: idsOf(route.path),
      query: inputsOf(route.query),
      body: brokenOf(inputsOf(body)),
    });
    for (const sent of fc.sample(wrong, { numRuns: inject('inputs') })) {
      const status = await expectNoServerError(route, newToken, sent);
      const isRefused = status >= 400 && status < 500;
      const isWrong = sent.body === undefined || !zodOf(body).safeParse(JSON.parse(JSON.stringify(sent.body))).success;
      if (isWrong) expect({ body: sent.body, status, isRefused }).toMatchObject({ isRefused: true });
    }
  });
});
