import { expect, it } from 'vitest';
import { newToken, secretsOf } from './secrets.ts';

it('gives each log-in and each browser secrets of their own, the same each time', () => {
  const [browser, state] = [newToken(), newToken()];
  const secrets = secretsOf(browser, state);
  expect(secretsOf(browser, state)).toEqual(secrets);
  const all = [secrets, secretsOf(newToken(), state), secretsOf(browser, newToken())];
  expect(new Set(all.flatMap(({ nonce, codeVerifier }) => [nonce, codeVerifier])).size).toBe(6);
  expect(secrets.codeVerifier).toMatch(/^[\w-]{43}$/);
});
