import { afterEach, expect, it, vi } from 'vitest';
import { provideRandomUuid, randomUuid } from './random-uuid.ts';

const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

afterEach(() => vi.unstubAllGlobals());

it('gives UUIDs of version 4, each another one', () => {
  const some = Array.from({ length: 200 }, randomUuid);
  expect(some.filter((one) => !UUID.test(one))).toEqual([]);
  expect(new Set(some).size).toBe(some.length);
});

it('gives them to pages without HTTPS, where the browser has none', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  provideRandomUuid();
  expect(crypto.randomUUID()).toMatch(UUID);
});

it('leaves those of the browser alone', () => {
  const own = crypto.randomUUID;
  provideRandomUuid();
  expect(crypto.randomUUID).toBe(own);
});
