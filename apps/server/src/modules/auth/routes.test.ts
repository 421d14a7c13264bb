import { auth, users } from '@sjaj/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTheShop } from '../../../test/builders/guests.ts';
import { openTestShop, type TestShop } from '../../../test/http.ts';
import { hashPassword } from './index.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
  const { id } = await shop.db
    .insertInto('user_account')
    .values({
      username: 'admin',
      email: 'admin@sjaj.test',
      password_hash: await hashPassword('right-password'),
      role: 'administrator',
      first_name: 'Lejla',
      last_name: 'Marić',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect(id).toBeGreaterThan(0);
});
afterAll(() => shop.close());

const login = (username: string, password: string) => shop.call(auth.login, { body: { username, password } });

it('200 with a token that reads the profile for the right password', async () => {
  const { status, data } = await login('ADMIN@sjaj.test', 'right-password');
  expect(status).toBe(200);
  const profile = await shop.call(users.profile, { token: data.token });
  expect(profile.data.userData).toMatchObject({ firstName: 'Lejla', role: 'administrator', companyId: null });
});

it('401 with the same body for a wrong password and an unknown name', async () => {
  const wrong = await login('admin', 'wrong');
  const unknown = await login('nobody', 'wrong');
  expect(wrong.status).toBe(401);
  expect({ ...unknown, headers: {} }).toEqual({ ...wrong, headers: {} });
});

it('401 without a token, and in the language of the caller', async () => {
  const { status, code, message } = await shop.call(users.profile, { language: 'en' });
  expect({ status, code }).toEqual({ status: 401, code: 'auth.sign_in_first' });
  expect(message).toMatch(/log in/i);
});

it('ends the session at log-out', async () => {
  const { data } = await login('admin', 'right-password');
  expect((await shop.call(auth.logout, { token: data.token })).status).toBe(200);
  shop.wait(1_001);
  expect((await shop.call(users.profile, { token: data.token })).status).toBe(401);
});

it('ends a session of staff after 30 idle minutes', async () => {
  const { data } = await login('admin', 'right-password');
  shop.wait(29 * 60_000);
  expect((await shop.call(users.profile, { token: data.token })).status).toBe(200);
  shop.wait(30 * 60_000);
  expect((await shop.call(users.profile, { token: data.token })).status).toBe(401);
});

it('400 with the fields of an invalid body', async () => {
  const { status, errors } = await shop.call(auth.login, { body: { username: '', extra: 1 }, language: 'en' });
  expect(status).toBe(400);
  expect(errors.map(({ field, code }) => ({ field, code }))).toEqual([
    { field: 'username', code: 'required' },
    { field: 'password', code: 'required' },
    { field: 'extra', code: 'unknown_field' },
  ]);
  expect(errors[0]?.message).toBe('Field Username is required.');
});

it('403 for the right password of a private customer while the shop is closed, 200 when it opens', async () => {
  const password_hash = await hashPassword('right-password');
  await shop.db
    .insertInto('user_account')
    .values({
      username: 'private',
      email: 'private@sjaj.test',
      password_hash,
      role: 'private',
      first_name: 'Azra',
      last_name: 'Delić',
    })
    .execute();
  expect(await login('private', 'wrong')).toMatchObject({ status: 401, code: 'auth.wrong_credentials' });
  expect(await login('private', 'right-password')).toMatchObject({ status: 403, code: 'auth.private_closed' });
  await openTheShop(shop);
  expect((await login('private', 'right-password')).status).toBe(200);
});
