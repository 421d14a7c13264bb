import { createHash } from 'node:crypto';
import { adminSetup, auth, contract } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../../test/http.ts';
import { hasActiveAdministrator, issueSetupLink } from '../index.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const HOUR_MS = 3_600_000;
const PASSWORD = 'konj baterija tri spajalica';

let made = 0;
const form = (token: string) => {
  made += 1;
  return {
    token,
    firstName: 'Amra',
    lastName: 'Begić',
    username: `amra${made}`,
    email: `amra${made}@cisto.ba`,
    password: PASSWORD,
    language: 'bs',
  };
};
const issue = async (): Promise<string> => (await issueSetupLink(shop.db, shop.now())).token;
const create = (body: object) => shop.call(adminSetup.create, { body });
const check = (token: string) => shop.call(adminSetup.check, { body: { token } });

it('makes an administrator who is logged in and can log in again', async () => {
  expect(await hasActiveAdministrator(shop.db)).toBe(false);
  const body = form(await issue());
  expect((await check(body.token)).status).toBe(200);
  const reply = await create(body);
  expect(reply).toMatchObject({ status: 200, data: { role: 'administrator' } });
  expect((await shop.call(contract.adminSettings.read, { token: reply.data.token })).status).toBe(200);
  const login = await shop.call(auth.login, { body: { username: body.email, password: PASSWORD } });
  expect(login).toMatchObject({ status: 200, data: { role: 'administrator' } });
  expect(await hasActiveAdministrator(shop.db)).toBe(true);
  const audit = await shop.db.selectFrom('audit_entry').select(['action', 'user_name']).executeTakeFirstOrThrow();
  expect(audit).toEqual({ action: 'users.createAdministrator', user_name: 'Amra Begić' });
});

it('404 with the same words for a used, an expired, an older and an unknown link', async () => {
  const used = await issue();
  expect((await create(form(used))).status).toBe(200);
  const older = await issue();
  const newest = await issue();
  const replies = [await create(form(used)), await create(form(older)), await create(form('no-such-token'))];
  shop.wait(73 * HOUR_MS);
  replies.push(await create(form(newest)), await check(used), await check(newest));
  for (const { status, code, message, errors } of replies)
    expect([status, code, message, errors]).toEqual([404, 'auth.setup_link_expired', replies[0]?.message, []]);
});

it('makes one administrator of two requests at once', async () => {
  const token = await issue();
  const replies = await Promise.all([create(form(token)), create(form(token)), create(form(token))]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
});

it('409 at the fields for a name or e-mail of somebody else and an easy password; the link stays good', async () => {
  const first = form(await issue());
  await create(first);
  const token = await issue();
  const refused = await create({ ...first, token, username: first.username.toUpperCase(), password: 'password1234' });
  expect(refused.status).toBe(409);
  expect(refused.errors.map(({ field, code }) => [field, code])).toEqual(
    expect.arrayContaining([
      ['username', 'taken'],
      ['email', 'taken'],
      ['password', 'password_easy'],
    ]),
  );
  expect((await create(form(token))).status).toBe(200);
});

it.each([
  ['password', 'kratka'],
  ['password', 'x'.repeat(129)],
  ['username', 'amra@cisto.ba'],
  ['username', 'a b c'],
  ['email', 'amra'],
  ['firstName', ' '],
])('400 for the %s %j', async (field, value) => {
  const reply = await create({ ...form(await issue()), [field]: value });
  expect([reply.status, reply.errors[0]?.field]).toEqual([400, field]);
});

it('keeps a hash of the token and nothing else of it', async () => {
  const token = await issue();
  const rows = await shop.db.selectFrom('account_link').selectAll().execute();
  expect(rows.map(({ token_hash }) => token_hash.toString('hex'))).toEqual([
    createHash('sha256').update(token).digest('hex'),
  ]);
  expect(Buffer.from(token, 'base64url').length).toBe(32);
});

it('429 for an address that tries too often', async () => {
  const limited = await openTestShop({ limitsRates: true });
  try {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 21; attempt += 1)
      statuses.push((await limited.call(adminSetup.check, { body: { token: 'x' } })).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
  } finally {
    await limited.close();
  }
});
