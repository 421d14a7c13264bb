import { expect, it } from 'vitest';
import { loadingCache } from './loading-cache.ts';

/** A loader that counts how often it was asked for each key. */
function counting() {
  const loaded: string[] = [];
  const load = (key: string): Promise<string> => {
    loaded.push(key);
    return Promise.resolve(`${key}${loaded.length}`);
  };
  return { loaded, load };
}

it('loads a key once, for all who ask at the same time', async () => {
  const { loaded, load } = counting();
  const cached = loadingCache(2, load);
  expect(await Promise.all([cached.of('a'), cached.of('a'), cached.of('a')])).toEqual(['a1', 'a1', 'a1']);
  expect(loaded).toEqual(['a']);
});

it('lets the key go that nobody has asked for the longest', async () => {
  const { loaded, load } = counting();
  const cached = loadingCache(2, load);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await cached.of(key);
  expect(loaded).toEqual(['a', 'b', 'c', 'b']);
  expect(cached.entries().map(([key]) => key)).toEqual(['a', 'b']);
});

it('asks again after a load that failed, and after all was forgotten', async () => {
  let fails = true;
  const cached = loadingCache(2, () => (fails ? Promise.reject(new Error('away')) : Promise.resolve('here')));
  await expect(cached.of('a')).rejects.toThrow('away');
  fails = false;
  expect(await cached.of('a')).toBe('here');
  cached.clear();
  expect(cached.entries()).toEqual([]);
});

it('keeps what was loaded since, when an older load fails late', async () => {
  const loads: PromiseWithResolvers<string>[] = [];
  const cached = loadingCache<string, string>(2, () => {
    const load = Promise.withResolvers<string>();
    loads.push(load);
    return load.promise;
  });
  const old = cached.of('a');
  cached.clear();
  const fresh = cached.of('a');
  loads[1]?.resolve('fresh');
  loads[0]?.reject(new Error('late'));
  await expect(old).rejects.toThrow('late');
  expect(await fresh).toBe('fresh');
  expect(cached.entries()).toHaveLength(1);
});
