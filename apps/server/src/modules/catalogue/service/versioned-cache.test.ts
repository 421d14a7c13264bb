import { describe, expect, it, vi } from 'vitest';
import { VersionedCache } from './versioned-cache.ts';

const at = (version: number, now = 0) => ({ version, now });

describe('a versioned cache', () => {
  it('returns a value for its version only', () => {
    const cache = new VersionedCache<string, number>({ max: 2 });
    cache.set('a', at(1), 10);
    expect([cache.get('a', at(1)), cache.get('a', at(2)), cache.get('b', at(1))]).toEqual([10, undefined, undefined]);
  });

  it('drops the least recently used entry', () => {
    const cache = new VersionedCache<string, number>({ max: 2 });
    cache.set('a', at(1), 1);
    cache.set('b', at(1), 2);
    cache.get('a', at(1));
    cache.set('c', at(1), 3);
    expect(['a', 'b', 'c'].map((key) => cache.get(key, at(1)))).toEqual([1, undefined, 3]);
  });

  it('drops the least recently used entries beyond its bytes', () => {
    const cache = new VersionedCache<string, string>({ maxBytes: 10, bytesOf: ({ length }) => length });
    cache.set('a', at(1), '1234');
    cache.set('b', at(1), '12345');
    cache.get('a', at(1));
    cache.set('c', at(1), '12');
    cache.set('too large', at(1), '12345678901');
    expect(['a', 'b', 'c', 'too large'].map((key) => cache.get(key, at(1)))).toEqual([
      '1234',
      undefined,
      '12',
      undefined,
    ]);
  });

  it('ignores an entry after its time to live', () => {
    const cache = new VersionedCache<string, number>({ max: 2, ttl: 1_000 });
    cache.set('a', at(1, 5_000), 1);
    expect([cache.get('a', at(1, 5_999)), cache.get('a', at(1, 6_000))]).toEqual([1, undefined]);
  });

  it('shares one load between concurrent callers', async () => {
    const cache = new VersionedCache<string, Promise<number>>({ max: 2 });
    const load = vi.fn(() => Promise.resolve(7));
    expect(await Promise.all([cache.load('a', at(1), load), cache.load('a', at(1), load)])).toEqual([7, 7]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('does not cache a failure', async () => {
    const cache = new VersionedCache<string, Promise<number>>({ max: 2 });
    await expect(cache.load('a', at(1), () => Promise.reject(new Error('offline')))).rejects.toThrow('offline');
    expect(await cache.load('a', at(1), () => Promise.resolve(1))).toBe(1);
  });
});
