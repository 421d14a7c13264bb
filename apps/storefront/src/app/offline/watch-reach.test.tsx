import { createQueryClient } from '@sjaj/app-kit';
import type { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOnline } from '../../shared/page/use-online.ts';
import { watchReach } from './watch-reach.ts';

let answer: () => Response;
let calls: number;
let queries: QueryClient;

const isOnline = () => renderHook(useOnline).result.current;
const noAnswer = (): Response => {
  throw new TypeError('no connection');
};

beforeEach(() => {
  vi.useFakeTimers();
  calls = 0;
  queries = createQueryClient('always');
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    return answer();
  });
});
afterEach(() => {
  delete document.documentElement.dataset['unreached'];
  queries.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is offline while there is no answer, and online again with the first one, which it asks for itself', async () => {
  const events: string[] = [];
  for (const name of ['online', 'offline']) window.addEventListener(name, () => events.push(name), { once: true });
  answer = noAnswer;
  await watchReach(queries);
  expect(isOnline()).toBe(false);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(isOnline()).toBe(false);
  expect(calls).toBe(3);
  answer = () => Response.json({ data: null });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toBe(4);
  expect(events).toEqual(['offline', 'online']);
});

it('takes a refusal for an answer', async () => {
  answer = () => Response.json({ data: null }, { status: 503 });
  await watchReach(queries);
  expect(isOnline()).toBe(true);
});
