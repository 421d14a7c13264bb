import { CallFailed } from '@sjaj/client';
import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../shared/api/api.ts';
import { noteReach } from '../../shared/api/reach.ts';
import { useOnline } from '../../shared/page/use-online.ts';
import { watchReach } from './watch-reach.ts';

let isReachable: boolean;
let queries: QueryClient;
let calls: number;

const isOnline = () => renderHook(useOnline).result.current;

beforeEach(() => {
  vi.useFakeTimers();
  isReachable = false;
  calls = 0;
  queries = new QueryClient();
  vi.stubGlobal('fetch', async () => {
    calls += 1;
    if (isReachable) return Response.json({ data: null });
    throw new TypeError('no connection');
  });
});
afterEach(async () => {
  await noteReach(Promise.resolve());
  queries.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is offline without an answer, and online again with the first one, which it asks for itself', async () => {
  watchReach(queries);
  expect(isOnline()).toBe(true);
  await vi.advanceTimersByTimeAsync(12_000);
  expect(isOnline()).toBe(false);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);
  const asked = calls;
  await vi.advanceTimersByTimeAsync(20_000);
  expect(calls).toBe(asked);
});

it('says nothing of a call without an answer once the shop has answered', async () => {
  isReachable = true;
  watchReach(queries);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toBe(1);
  isReachable = false;
  await api.users.profile().catch(() => undefined);
  expect(isOnline()).toBe(true);
});

it('takes a refusal for an answer', async () => {
  watchReach(queries);
  await vi.advanceTimersByTimeAsync(0);
  expect(isOnline()).toBe(false);
  const refusal = new CallFailed({ status: 409, code: 'cart.changed', message: '' });
  await noteReach(Promise.reject(refusal)).catch(() => undefined);
  expect(isOnline()).toBe(true);
});
