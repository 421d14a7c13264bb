import { hash } from '@node-rs/argon2';
import { auth } from '@sjaj/contract';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openTestShop, type Reply, type TestShop } from '../../../test/http.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const PASSWORD = 'right-password';
const OFFICE = '192.0.2.10';
const ATTACKER = '198.51.100.66';

let shop: TestShop;
let hashed: string;

beforeAll(async () => {
  // As cheap as it may be: a password is checked at the cost of its hash.
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

interface Trying {
  readonly username?: string;
  readonly password?: string;
  readonly address?: string;
  readonly deviceToken?: string;
}
const login = ({ username = 'tarik', password = PASSWORD, address = OFFICE, deviceToken }: Trying = {}) =>
  shop.call(auth.login, { address, body: { username, password, ...(deviceToken && { deviceToken }) } });
const slip = (trying: Trying = {}): Promise<Reply> => login({ ...trying, password: 'wrong' });

async function slips(count: number, trying: Trying = {}): Promise<void> {
  for (let n = 0; n < count; n += 1) await slip(trying);
}
const statusOf = async (reply: Promise<Reply>): Promise<number> => (await reply).status;

it('429 with Retry-After from the sixth wrong password on, the right one included, for accounts that exist and that do not', async () => {
  for (const username of ['tarik', 'nobody']) {
    for (let n = 0; n < 5; n += 1) expect(await statusOf(slip({ username, address: ATTACKER }))).toBe(401);
    const { status, code, headers } = await login({ username, address: ATTACKER });
    expect({ status, code, retryAfter: headers['retry-after'] }).toEqual({
      status: 429,
      code: 'auth.throttled',
      retryAfter: '1',
    });
  }
});

it('200 for the right password from elsewhere, however long a stranger has kept guessing from one address', async () => {
  for (let n = 0; n < 8; n += 1) {
    await slip({ address: ATTACKER });
    shop.wait(15 * MINUTE_MS);
  }
  await slips(10, { address: ATTACKER });
  expect(await statusOf(login({ address: ATTACKER }))).toBe(429);
  expect(await statusOf(login())).toBe(200);
});

it('200 on a device that has logged in before, at the attacker’s own address; its own wrong passwords still count', async () => {
  const { deviceToken } = (await login()).data;
  await slips(10);
  expect(await statusOf(login())).toBe(429);
  expect(await statusOf(login({ deviceToken }))).toBe(200);
  await slips(5, { deviceToken });
  expect(await statusOf(login({ deviceToken }))).toBe(429);
});

it('makes unknown networks wait while an account is attacked from many, and neither known networks nor known devices', async () => {
  const { deviceToken } = (await login()).data;
  for (let n = 1; n <= 5; n += 1) await slips(5, { address: `198.51.100.${n}` });
  expect(await statusOf(login({ address: '203.0.113.1' }))).toBe(429);
  expect(await statusOf(login())).toBe(200);
  expect(await statusOf(login({ address: '203.0.113.1', deviceToken }))).toBe(200);
});

it('lets five of forty guesses at once through', async () => {
  const replies = await Promise.all(Array.from({ length: 40 }, () => slip({ address: ATTACKER })));
  expect(replies.map(({ status }) => status).sort()).toEqual([
    ...Array.from({ length: 5 }, () => 401),
    ...Array.from({ length: 35 }, () => 429),
  ]);
});

it('does not shut out an office for slips of other days', async () => {
  for (let n = 0; n < 22; n += 1) {
    await aUser(`colleague${n}`);
    expect(await statusOf(slip({ username: `colleague${n}` }))).toBe(401);
    shop.wait(3 * HOUR_MS);
  }
  expect(await statusOf(login())).toBe(200);
});

it('takes the slips of a person who logs in out of the count of the network', async () => {
  for (let n = 0; n < 7; n += 1) {
    const username = `person${n}`;
    await aUser(username);
    await slips(3, { username });
    expect(await statusOf(login({ username }))).toBe(200);
  }
  const slipped = await shop.db.selectFrom('login_attempt').selectAll().where('account', '=', '').execute();
  expect(slipped.map(({ failures }) => failures)).toEqual([0]);
});

it('counts a network that tries many accounts', async () => {
  for (let n = 0; n < 20; n += 1) {
    await aUser(`person${n}`);
    expect(await statusOf(slip({ username: `person${n}` }))).toBe(401);
  }
  expect(await statusOf(slip({ username: 'another' }))).toBe(429);
});

it('counts an account once, however it is named, and İ is no other i', async () => {
  await slips(2, { address: ATTACKER });
  await slips(2, { address: ATTACKER, username: 'TARIK@sjaj.test' });
  await slip({ address: ATTACKER, username: 'ｔarik' });
  for (const username of ['tarik', 'Tarik@Sjaj.test']) {
    expect(await statusOf(login({ address: ATTACKER, username }))).toBe(429);
  }
  for (const username of ['tarİk', 'tarİk@sjaj.test', 'TARİK']) expect(await statusOf(login({ username }))).toBe(401);
});

it('counts the addresses of an IPv6 network together', async () => {
  for (let n = 1; n <= 5; n += 1) await slip({ address: `2001:db8::${n}` });
  expect(await statusOf(login({ address: '2001:db8::ffff' }))).toBe(429);
  expect(await statusOf(login({ address: '2001:db8:0:1::1' }))).toBe(200);
});

it('opens again after the wait', async () => {
  await slips(5);
  expect(await statusOf(login())).toBe(429);
  shop.wait(1_001);
  expect(await statusOf(login())).toBe(200);
});

it('gives a device one token for all who log in on it, and takes none that this shop did not give', async () => {
  await aUser('lejla');
  const { deviceToken } = (await login()).data;
  expect((await login({ username: 'lejla', deviceToken })).data.deviceToken).toBe(deviceToken);
  const chosen = `dev_${'x'.repeat(43)}`;
  expect((await login({ deviceToken: chosen })).data.deviceToken).not.toBe(chosen);
});
