import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withinChunkTimeout } from './lazy-page.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('resolves with code that arrives within two minutes', async () => {
  const chunk = new Promise((resolve) => setTimeout(() => resolve('code'), 119_999));
  const result = withinChunkTimeout(chunk);
  await vi.advanceTimersByTimeAsync(119_999);
  await expect(result).resolves.toBe('code');
  expect(vi.getTimerCount()).toBe(0);
});

it('rejects after two minutes', async () => {
  const result = expect(withinChunkTimeout(new Promise(() => undefined))).rejects.toThrow('did not arrive in time');
  await vi.advanceTimersByTimeAsync(120_000);
  await result;
});

it('passes on the error of code that cannot be fetched', async () => {
  await expect(withinChunkTimeout(Promise.reject(new Error('404')))).rejects.toThrow('404');
  expect(vi.getTimerCount()).toBe(0);
});
