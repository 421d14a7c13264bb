import { expect, it } from 'vitest';
import { memoryRateLimits } from './rate-limits.ts';

const LIMIT = { requests: 3, seconds: 60 };

function opened() {
  let now = 0;
  const limits = memoryRateLimits(() => new Date(now));
  const isLetIn = (key: string, idempotencyKey?: string): boolean => {
    try {
      limits.take(key, LIMIT, idempotencyKey);
      return true;
    } catch {
      return false;
    }
  };
  return { isLetIn, wait: (ms: number) => (now += ms) };
}

const times = (count: number, ask: () => boolean): boolean[] => Array.from({ length: count }, ask);

it('lets in so many in a window, each caller by itself, and again in the next', () => {
  const { isLetIn, wait } = opened();
  expect(times(4, () => isLetIn('a'))).toEqual([true, true, true, false]);
  expect(isLetIn('b')).toBe(true);
  wait(59_999);
  expect(isLetIn('a')).toBe(false);
  wait(1);
  expect(isLetIn('a')).toBe(true);
});

it('counts a request that is repeated under its key once, and still answers it when no other is let in', () => {
  const { isLetIn } = opened();
  expect(times(20, () => isLetIn('a', 'key-1'))).not.toContain(false);
  expect([isLetIn('a', 'key-2'), isLetIn('a'), isLetIn('a', 'key-3')]).toEqual([true, true, false]);
  expect(isLetIn('a', 'key-1')).toBe(true);
  expect(isLetIn('a', 'key-3')).toBe(false);
});

it('does not answer repetitions without end', () => {
  const { isLetIn } = opened();
  expect(times(62, () => isLetIn('a', 'key')).indexOf(false)).toBe(61);
});
