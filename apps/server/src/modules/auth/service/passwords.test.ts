import { expect, it } from 'vitest';
import { cheapPasswordHash } from '../../../../test/builders/password-hash.ts';
import { hashPassword, verifyPassword } from './passwords.ts';

const PASSWORD = 'konj baterija tri spajalica';

it('hashes a new password with argon2id, 64 MiB and three rounds, each time with another salt', async () => {
  const [one, another] = await Promise.all([hashPassword(PASSWORD), hashPassword(PASSWORD)]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
  expect(another).not.toBe(one);
});

it.each([
  ['the password of the hash', hashPassword, PASSWORD, true],
  ['another password', cheapPasswordHash, `${PASSWORD} `, false],
  ['the password of a hash with another cost', cheapPasswordHash, PASSWORD, true],
])('verifies %s', async (_, hashOf, password, isRight) => {
  expect(await verifyPassword(await hashOf(PASSWORD), password)).toBe(isRight);
});

it('verifies no password of an account without one', async () => {
  expect(await verifyPassword(null, PASSWORD)).toBe(false);
});
