import { expect, it } from 'vitest';
import { recent } from './recent.ts';

/** A loader that counts how often it was asked for each key. */
function counting() {
  const asked: string[] = [];
  const load = (key: string): Promise<string> => {
    asked.push(key);
    return Promise.resolve(`${key}${asked.length}`);
  };
  return { asked, load };
}

it('loads a key once, for all who ask at the same time', async () => {
  const { asked, load } = counting();
  const kept = recent(2, load);
  expect(await Promise.all([kept.of('a'), kept.of('a'), kept.of('a')])).toEqual(['a1', 'a1', 'a1']);
  expect(asked).toEqual(['a']);
});

it('lets the key go that nobody has asked for the longest', async () => {
  const { asked, load } = counting();
  const kept = recent(2, load);
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) await kept.of(key);
  expect(asked).toEqual(['a', 'b', 'c', 'b']);
  expect(kept.entries().map(([key]) => key)).toEqual(['a', 'b']);
});

it('asks again after a load that failed, and after all was forgotten', async () => {
  let fails = true;
  const kept = recent(2, () => (fails ? Promise.reject(new Error('away')) : Promise.resolve('here')));
  await expect(kept.of('a')).rejects.toThrow('away');
  fails = false;
  expect(await kept.of('a')).toBe('here');
  kept.clear();
  expect(kept.entries()).toEqual([]);
});

it('keeps what was loaded since, when an older load fails late', async () => {
  const loads: PromiseWithResolvers<string>[] = [];
  const kept = recent<string, string>(2, () => {
    const load = Promise.withResolvers<string>();
    loads.push(load);
    return load.promise;
  });
  const old = kept.of('a');
  kept.clear();
  const fresh = kept.of('a');
  loads[1]?.resolve('fresh');
  loads[0]?.reject(new Error('late'));
  await expect(old).rejects.toThrow('late');
  expect(await fresh).toBe('fresh');
  expect(kept.entries()).toHaveLength(1);
});
