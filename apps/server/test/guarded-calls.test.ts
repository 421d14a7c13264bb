import { contract, type Principal, type Route } from '@sjaj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aGuest, openTheShop } from './builders/guests.ts';
import { aPerson } from './builders/people.ts';
import { challengeOf, solved } from './builders/proofs.ts';
import { type CallInput, openTestShop, type Reply, type TestShop } from './http.ts';

/**
 * Each call that anonymous callers may try in great numbers, over two processes of one shop: free requests, then those that need a proof of work,
 * then none, for each network and each account.
 */

const LINK = { token: 'x'.repeat(43) };
const PASSWORD = 'konj baterija tri spajalica';
const PERSON = { firstName: 'Lana', lastName: 'Kos', acceptsTerms: true };
const COMPANY = {
  companyTitle: 'Lipov hlad d.o.o.',
  jib: '4299000000017',
  vatNumber: null,
  address: 'Ulica lipa 17',
  townId: 1,
  firstName: 'Selma',
  lastName: 'Karić',
  position: null,
  email: 'selma@posta.test',
  phone: '061 200 300',
  interestAreaIds: [1],
  acceptsTerms: true,
};

/** What the calls are made with. The shop may refuse all of it: a refused call is counted like any other. */
const INPUTS: Readonly<Record<string, CallInput>> = {
  'registration.register': { body: { ...PERSON, email: 'lana@posta.test', password: 'lozinka123' } },
  'registration.confirm': { body: { ...LINK, password: PASSWORD } },
  'passwords.forgot': { body: { userEmail: 'lana@posta.test' } },
  'passwords.reset': { body: { ...LINK, password: PASSWORD } },
  'passwords.verifyEmail': {},
  'social.finish': { body: { code: LINK.token } },
  'social.openAccount': { body: { ...PERSON, ticket: LINK.token } },
  'social.identify': { body: { code: LINK.token } },
  'social.link': { body: { ticket: LINK.token } },
  'accountRequests.create': { body: COMPANY },
  'accountRequests.question': { body: LINK },
  'accountRequests.answer': { body: { ...LINK, answer: 'Da.' } },
  'newsletter.subscribe': { body: { email: 'lana@posta.test' } },
  'newsletterLinks.confirm': { body: LINK },
  'newsletterLinks.unsubscribe': { body: LINK },
  'careers.apply': {},
  'questions.addPhoto': {},
  'questions.ask': { body: { text: 'Imate li krpe?' } },
  'consents.decideOnMeasurement': {
    body: { visitor: '0196f0c2-1111-4222-8333-444455556666', isGiven: true, source: 'banner' },
  },
  'guests.begin': {},
  'guests.openOrder': { body: LINK },
  'guests.confirmEmail': { body: LINK },
  'orderApprovals.openLink': { body: LINK },
  'orderApprovals.previewByLink': { body: { ...LINK, version: 1, lines: [] } },
  'orderApprovals.decideByLink': { body: { ...LINK, version: 1, lines: [], decision: 'approve' } },
  'shoppingCart.applyCode': { params: { cartId: 1, code: 'GUESS' } },
  'withdrawals.create': { params: { id: 1 }, body: { lines: [{ lineId: 1, quantity: 1 }] } },
};

const all = Object.entries(contract).flatMap(([group, routes]) =>
  Object.entries(routes as Record<string, Route>).map(([name, route]) => ({ name: `${group}.${name}`, route })),
);
const guarded = all.flatMap(({ name, route }) => {
  const { limit } = route;
  return limit?.freeRequests === undefined ? [] : [{ name, route, limit: { ...limit, free: limit.freeRequests } }];
});

let shop: TestShop;
let nodes: readonly TestShop['call'][];
beforeAll(async () => {
  shop = await openTestShop({ limitsRates: true });
  await openTheShop(shop);
  nodes = [shop.call, await shop.openNode()];
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.deleteFrom('rate_limit').execute();
});

let networks = 0;
const newNetwork = (): string => `198.51.${100 + Math.floor((networks += 1) / 250)}.${networks % 250}`;

const ACCOUNTS: readonly Principal[] = ['private', 'buyer', 'company_admin'];

/** A caller of the call without an account; with one where it is for accounts only. */
async function callerOf({ access }: Route): Promise<CallInput> {
  if (access.includes('guest')) return { address: newNetwork() };
  if (access.includes('guest_buyer')) return { address: newNetwork(), token: (await aGuest(shop)).token };
  return anAccount();
}

async function anAccount(address = newNetwork()): Promise<CallInput> {
  return { address, token: await shop.loginAs(await aPerson(shop.db, { role: 'private' })) };
}

/** The calls go to one process and the other in turn. */
let turn = 0;
function send({ name, route }: { name: string; route: Route }, caller: CallInput): Promise<Reply> {
  const { params } = INPUTS[name] ?? {};
  const call = nodes[(turn += 1) % nodes.length] as TestShop['call'];
  const path = route.query ? `${route.path}?userId=1&token=${LINK.token}` : route.path;
  return call({ ...route, path: path as Route['path'] }, { ...INPUTS[name], params: params ?? {}, ...caller });
}

/** As if the counters that stand at `from` had counted more. */
async function moveCounters(from: number, to: number): Promise<void> {
  const [moved] = await shop.db.updateTable('rate_limit').set({ requests: to }).where('requests', '=', from).execute();
  expect(moved?.numUpdatedRows).toBeGreaterThan(0n);
}

/** So many requests in a row show that each of them counts, at both processes. */
const COUNTED_ONE_BY_ONE = 4;

/** Sends the first free requests and the last one; those between are added to the counters. */
async function sendFreeRequests(free: number, sendOne: () => Promise<Reply>): Promise<void> {
  const first = Math.min(COUNTED_ONE_BY_ONE, free - 1);
  for (let sent = 0; sent < first; sent += 1) expect(await sendOne()).toSatisfy(isServed);
  await moveCounters(first, free - 1);
  expect(await sendOne()).toSatisfy(isServed);
}

const TOO_MANY = 'request.too_many';
const PROOF = 'request.proof_required';
const isServed = ({ code }: Reply): boolean => code !== TOO_MANY && code !== PROOF;

it('has inputs for every call whose limit is near after some requests', () => {
  expect(guarded.map(({ name }) => name).sort()).toEqual(Object.keys(INPUTS).sort());
});

it('guards every call by which anonymous callers write, but those that count wrong passwords, and the link of the first start', () => {
  const open = all.filter(({ route }) => {
    const isOpen = route.access.includes('visitor') || route.access.includes('guest');
    return isOpen && route.method !== 'GET' && !route.reads;
  });
  const unguarded = open.filter(({ route }) => route.limit?.freeRequests === undefined);
  expect(unguarded.map(({ name }) => name).sort()).toEqual([
    'adminSetup.create',
    'auth.answerWithCode',
    'auth.answerWithPasskey',
    'auth.login',
  ]);
});

describe.each(guarded)('$name, $limit.free of $limit.requests within $limit.seconds s', (guardedCall) => {
  const { route, limit } = guardedCall;

  it('serves a network the free requests at all processes, further ones with a proof each, and none beyond', async () => {
    const caller = await callerOf(route);
    await sendFreeRequests(limit.free, () => send(guardedCall, caller));
    const refused = [await send(guardedCall, caller), await send(guardedCall, caller)];
    expect(refused.map(({ code }) => code)).toEqual([PROOF, PROOF]);
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    const proof = solved(challengeOf(refused[0] as Reply));
    expect(await send(guardedCall, { ...caller, proof })).toSatisfy(isServed);
    for (const _ of nodes) expect((await send(guardedCall, { ...caller, proof })).code).toBe(PROOF);
    await moveCounters(limit.free + 1, limit.requests - 1);
    const last = challengeOf(await send(guardedCall, caller));
    expect(Number.parseInt(last, 10)).toBeGreaterThan(Number.parseInt(proof, 10));
    await moveCounters(limit.requests - 1, limit.requests);
    for (const _ of nodes) expect((await send(guardedCall, caller)).code).toBe(TOO_MANY);
  });

  it('takes no proof of another caller', { tags: 'full' }, async () => {
    const [caller, another] = [await callerOf(route), await callerOf(route)];
    for (const one of [caller, another]) expect(await send(guardedCall, one)).toSatisfy(isServed);
    await moveCounters(1, limit.free);
    const proof = solved(challengeOf(await send(guardedCall, caller)));
    expect((await send(guardedCall, { ...another, proof })).code).toBe(PROOF);
    expect(await send(guardedCall, { ...caller, proof })).toSatisfy(isServed);
  });
});

const forAccounts = guarded.filter(({ route }) => ACCOUNTS.some((role) => route.access.includes(role)));

describe.each(forAccounts)('$name of accounts', (guardedCall) => {
  const { limit } = guardedCall;

  it(
    'is counted for each account at every address, and for all accounts of a network together',
    { tags: 'full' },
    async () => {
      const { token } = await anAccount();
      const sendFromElsewhere = () => send(guardedCall, { token, address: newNetwork() });
      await sendFreeRequests(limit.free, sendFromElsewhere);
      expect((await sendFromElsewhere()).code).toBe(PROOF);
      await shop.db.deleteFrom('rate_limit').execute();
      const network = newNetwork();
      expect(await send(guardedCall, await anAccount(network))).toSatisfy(isServed);
      await moveCounters(1, 5 * limit.requests);
      expect((await send(guardedCall, await anAccount(network))).code).toBe(TOO_MANY);
      expect(await send(guardedCall, await anAccount())).toSatisfy(isServed);
    },
  );
});
