import { expect, it } from 'vitest';
import { LimitNear, memoryRateLimits } from './rate-limits.ts';

const LIMIT = { requests: 3, seconds: 60 };

function opened() {
  let now = 0;
  const limits = memoryRateLimits(() => new Date(now));
  const isLetIn = async (key: string, idempotencyKey?: string): Promise<boolean> =>
    limits.take(key, LIMIT, { idempotencyKey }).then(
      () => true,
      () => false,
    );
  return { isLetIn, wait: (ms: number) => (now += ms) };
}

const times = (count: number, attempt: () => Promise<boolean>): Promise<boolean[]> =>
  Promise.all(Array.from({ length: count }, attempt));

it('lets in so many in a window, each caller by itself, and again in the next', async () => {
  const { isLetIn, wait } = opened();
  expect(await times(4, () => isLetIn('a'))).toEqual([true, true, true, false]);
  expect(await isLetIn('b')).toBe(true);
  wait(59_999);
  expect(await isLetIn('a')).toBe(false);
  wait(1);
  expect(await isLetIn('a')).toBe(true);
});

it('counts a request that is repeated under its key once, and still answers it when no other is let in', async () => {
  const { isLetIn } = opened();
  expect(await times(20, () => isLetIn('a', 'key-1'))).not.toContain(false);
  expect([await isLetIn('a', 'key-2'), await isLetIn('a'), await isLetIn('a', 'key-3')]).toEqual([true, true, false]);
  expect(await isLetIn('a', 'key-1')).toBe(true);
  expect(await isLetIn('a', 'key-3')).toBe(false);
});

it('does not answer repetitions without end', async () => {
  const { isLetIn } = opened();
  expect((await times(62, () => isLetIn('a', 'key'))).indexOf(false)).toBe(61);
});

it('tells a request that may not be the last ones of a window how near the limit is, and counts it not', async () => {
  const limits = memoryRateLimits(() => new Date(0));
  await limits.take('a', LIMIT, { upTo: 1 });
  for (const _ of [1, 2, 3]) {
    const refused = limits.take('a', LIMIT, { upTo: 1 });
    await expect(refused).rejects.toEqual(new LimitNear(1, 60_000));
    await expect(refused).rejects.toMatchObject({ used: 1, waitMs: 60_000 });
  }
  await limits.take('a', LIMIT, { upTo: 3 });
  await limits.take('a', LIMIT);
  await expect(limits.take('a', LIMIT, { upTo: 3 })).rejects.toMatchObject({ code: 'request.too_many' });
});
