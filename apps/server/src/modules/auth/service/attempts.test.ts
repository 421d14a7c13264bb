import { setImmediate } from 'node:timers/promises';
import { hash } from '@node-rs/argon2';
import { auth } from '@sjaj/contract';
import { sql } from 'kysely';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../platform/database/db.ts';
import { openTestShop, type Reply, type TestShop } from '../../../../test/http.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PASSWORD = 'right-password';
const OFFICE = '192.0.2.10';
const ATTACKER = '198.51.100.66';

let shop: TestShop;
let hashed: string;

beforeAll(async () => {
  // The cheapest settings: a password is checked with the settings of its hash.
  hashed = await hash(PASSWORD, { algorithm: 2, memoryCost: 8, timeCost: 1, parallelism: 1 });
});
beforeEach(async () => {
  shop = await openTestShop({ stopsClock: true });
  await aUser('tarik');
});
afterEach(() => shop.close());

async function aUser(username: string): Promise<void> {
  const person = { role: 'administrator', first_name: 'Tarik', last_name: 'Hodžić' };
  await shop.db
    .insertInto('user_account')
    .values({ ...person, username, email: `${username}@sjaj.test`, password_hash: hashed })
    .execute();
}

interface LoginAttempt {
  readonly username?: string;
  readonly password?: string;
  readonly address?: string;
  readonly deviceToken?: string;
}
const login = ({ username = 'tarik', password = PASSWORD, address = OFFICE, deviceToken }: LoginAttempt = {}) =>
  shop.call(auth.login, { address, body: { username, password, ...(deviceToken && { deviceToken }) } });
const loginWrong = (attempt: LoginAttempt = {}): Promise<Reply> => login({ ...attempt, password: 'wrong' });

async function loginWrongTimes(count: number, attempt: LoginAttempt = {}): Promise<void> {
  for (let n = 0; n < count; n += 1) await loginWrong(attempt);
}
const statusOf = async (reply: Promise<Reply>): Promise<number> => (await reply).status;

it('429 with Retry-After after five wrong passwords, also for the right one and for unknown names', async () => {
  for (const username of ['tarik', 'nobody']) {
    for (let n = 0; n < 5; n += 1) expect(await statusOf(loginWrong({ username, address: ATTACKER }))).toBe(401);
    const { status, code, headers } = await login({ username, address: ATTACKER });
    expect({ status, code, retryAfter: headers['retry-after'] }).toEqual({
      status: 429,
      code: 'auth.throttled',
      retryAfter: '1',
    });
  }
});

it('200 for the right password from another network after any number of guesses from one network', async () => {
  for (let n = 0; n < 8; n += 1) {
    await loginWrong({ address: ATTACKER });
    shop.wait(15 * MINUTE_MS);
  }
  await loginWrongTimes(10, { address: ATTACKER });
  expect(await statusOf(login({ address: ATTACKER }))).toBe(429);
  expect(await statusOf(login())).toBe(200);
});

it('200 on a known device in the attacker’s network; its own failures count', async () => {
  const { deviceToken } = (await login()).data;
  await loginWrongTimes(10);
  expect(await statusOf(login())).toBe(429);
  expect(await statusOf(login({ deviceToken }))).toBe(200);
  await loginWrongTimes(5, { deviceToken });
  expect(await statusOf(login({ deviceToken }))).toBe(429);
});

it('429 for unknown networks while many attack an account, 200 for known networks and devices', async () => {
  const { deviceToken } = (await login()).data;
  for (let n = 1; n <= 5; n += 1) await loginWrongTimes(5, { address: `198.51.100.${n}` });
  expect(await statusOf(login({ address: '203.0.113.1' }))).toBe(429);
  expect(await statusOf(login())).toBe(200);
  expect(await statusOf(login({ address: '203.0.113.1', deviceToken }))).toBe(200);
});

it('401 for five of forty concurrent guesses, 429 for the others', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => loginWrong({ address: ATTACKER })));
  expect(replies.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 5 }, () => 401),
    ...Array.from({ length: 35 }, () => 429),
  ]);
});

it('200 for a log-in from elsewhere while all attempts of one network wait for the database', async () => {
  await loginWrong({ address: ATTACKER });
  const { release, locked } = await lockCounters(ATTACKER);
  const flood = Promise.all(
    Array.from({ length: 3 }, (_, n) => loginWrong({ username: `name${n}`, address: ATTACKER })),
  );
  await locked;
  expect(await statusOf(login())).toBe(200);
  release();
  await flood;
});

/** Locks the counters of a network until released; `locked` resolves when an attempt waits for them. */
async function lockCounters(network: string): Promise<{ release: () => void; locked: Promise<void> }> {
  const { promise: released, resolve: release } = Promise.withResolvers<undefined>();
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<undefined>();
  void inTransaction(shop.db, async (tx) => {
    await sql`select from login_attempt where origin = ${network} for update`.execute(tx);
    hold(undefined);
    await released;
  });
  await isHeld;
  const isWaiting = async (): Promise<boolean> =>
    (await sql`select from pg_locks where not granted`.execute(shop.db)).rows.length > 0;
  const wait = async (): Promise<void> => {
    while (!(await isWaiting())) await setImmediate();
  };
  return { release: () => release(undefined), locked: wait() };
}

it('200 from a network with failures on many days', { tags: 'full' }, async () => {
  for (let n = 0; n < 22; n += 1) {
    await aUser(`colleague${n}`);
    expect(await statusOf(loginWrong({ username: `colleague${n}` }))).toBe(401);
    shop.wait(3 * HOUR_MS);
  }
  expect(await statusOf(login())).toBe(200);
});

it('removes the failures of a user from the counter of the network when they log in', async () => {
  for (let n = 0; n < 7; n += 1) {
    const username = `person${n}`;
    await aUser(username);
    await loginWrongTimes(3, { username });
    expect(await statusOf(login({ username }))).toBe(200);
  }
  const slipped = await shop.db.selectFrom('login_attempt').selectAll().where('account', '=', '').execute();
  expect(slipped.map(({ failures }) => failures)).toEqual([0]);
});

it('429 for a network that has tried twenty accounts', async () => {
  for (let n = 0; n < 20; n += 1) {
    await aUser(`person${n}`);
    expect(await statusOf(loginWrong({ username: `person${n}` }))).toBe(401);
  }
  expect(await statusOf(loginWrong({ username: 'another' }))).toBe(429);
});

it('counts user name and e-mail in every spelling as one account, and tells İ from i', async () => {
  await loginWrongTimes(2, { address: ATTACKER });
  await loginWrongTimes(2, { address: ATTACKER, username: 'TARIK@sjaj.test' });
  await loginWrong({ address: ATTACKER, username: 'ｔarik' });
  for (const username of ['tarik', 'Tarik@Sjaj.test']) {
    expect(await statusOf(login({ address: ATTACKER, username }))).toBe(429);
  }
  for (const username of ['tarİk', 'tarİk@sjaj.test', 'TARİK']) expect(await statusOf(login({ username }))).toBe(401);
});

it('counts the addresses of an IPv6 /64 together', async () => {
  for (let n = 1; n <= 5; n += 1) await loginWrong({ address: `2001:db8::${n}` });
  expect(await statusOf(login({ address: '2001:db8::ffff' }))).toBe(429);
  expect(await statusOf(login({ address: '2001:db8:0:1::1' }))).toBe(200);
});

it('200 after the wait', async () => {
  await loginWrongTimes(5);
  expect(await statusOf(login())).toBe(429);
  shop.wait(1_001);
  expect(await statusOf(login())).toBe(200);
});

it('keeps the device token over accounts, and replaces one that the shop has not issued', async () => {
  await aUser('lejla');
  const { deviceToken } = (await login()).data;
  expect((await login({ username: 'lejla', deviceToken })).data.deviceToken).toBe(deviceToken);
  const chosen = `dev_${'x'.repeat(43)}`;
  expect((await login({ deviceToken: chosen })).data.deviceToken).not.toBe(chosen);
});
