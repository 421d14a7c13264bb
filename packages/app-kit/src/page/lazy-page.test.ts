import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchedAgain, withinChunkTimeout } from './lazy-page.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

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

it.each([
  ['is asked for twice more where the device is online', true, 3],
  ['is not asked for again without a connection', false, 1],
])('code that cannot be fetched %s', async (_, onLine, times) => {
  vi.stubGlobal('navigator', { onLine });
  const load = vi.fn(() => Promise.reject(new Error('no connection')));
  const result = expect(fetchedAgain(load)).rejects.toThrow('no connection');
  await vi.runAllTimersAsync();
  await result;
  expect(load).toHaveBeenCalledTimes(times);
});

it('code that arrives at the second try is a success', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const load = vi.fn(() => Promise.resolve('code')).mockRejectedValueOnce(new Error('no connection'));
  const result = fetchedAgain(load);
  await vi.runAllTimersAsync();
  await expect(result).resolves.toBe('code');
});
