import { expect, it } from 'vitest';
import { bytesWithin, MB } from './cache-limit.ts';
import { VersionedCache } from './versioned-cache.ts';

const VERSION = 1;

function cacheOf(maxWeight: () => number) {
  const cache = new VersionedCache<{ weight: number }>({ maxWeight, weightOf: ({ weight }) => weight });
  const put = (key: string, weight: number) => cache.get(key, VERSION, () => ({ weight }));
  const kept = (...keys: readonly string[]) => keys.filter((key) => cache.peek(key, VERSION) !== undefined);
  return { put, kept };
}

it('drops the least recently used values above the weight', () => {
  const { put, kept } = cacheOf(() => 10);
  put('a', 4);
  put('b', 4);
  kept('a');
  put('c', 4);
  expect(kept('a', 'b', 'c')).toEqual(['a', 'c']);
});

it('weighs a value again when it is used, because it may have grown', () => {
  const { put, kept } = cacheOf(() => 10);
  const growing = put('a', 2);
  put('b', 2);
  growing.weight = 9;
  kept('a');
  put('c', 2);
  expect(kept('a', 'b', 'c')).toEqual(['c']);
});

it('keeps more once the limit has grown', () => {
  let limit = 4;
  const { put, kept } = cacheOf(() => limit);
  put('a', 4);
  put('b', 4);
  expect(kept('a', 'b')).toEqual(['b']);
  limit = 8;
  put('a', 4);
  expect(kept('a', 'b')).toEqual(['a', 'b']);
});

it('gives a cache more bytes in a larger catalogue, up to its limit', () => {
  const limit = { bytes: MB, bytesPerDoc: 10, most: 2 * MB };
  expect(bytesWithin(limit, 0)).toBe(MB);
  expect(bytesWithin(limit, 10_000)).toBe(MB + 100_000);
  expect(bytesWithin(limit, 1_000_000)).toBe(2 * MB);
});
