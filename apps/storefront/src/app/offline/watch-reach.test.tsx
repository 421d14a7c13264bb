import { supplierQuery } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { QueryClient } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reportReach, useOnline } from '../../shared/page/use-online.ts';
import { watchReach } from './watch-reach.ts';

let isReachable: boolean;
let queries: QueryClient;

const noAnswer = () => new CallFailed({ status: 0, code: 'network.no_answer', message: '' });
async function load(key: string): Promise<void> {
  const queryFn = async () => {
    if (isReachable) return key;
    throw noAnswer();
  };
  await queries.prefetchQuery({ queryKey: [key], queryFn, retry: false });
}
const isOnline = () => renderHook(useOnline).result.current;

beforeEach(() => {
  vi.useFakeTimers();
  isReachable = false;
  queries = new QueryClient();
  vi.stubGlobal('fetch', async () => {
    if (isReachable) return Response.json({ data: null });
    throw new TypeError('no connection');
  });
  watchReach(queries);
});
afterEach(() => {
  reportReach(true);
  queries.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('is offline from the first call without an answer, and not by what the device restores', async () => {
  queries.setQueryData(['orders'], 'stored');
  expect(isOnline()).toBe(true);
  await load('profile');
  expect(isOnline()).toBe(false);
  queries.setQueryData(['cart'], 'stored');
  expect(isOnline()).toBe(false);
});

it('is online again with the first answer, which it asks for by itself', async () => {
  await load('orders');
  await vi.advanceTimersByTimeAsync(12_000);
  expect(isOnline()).toBe(false);
  isReachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(isOnline()).toBe(true);
  expect(queries.getQueryState(supplierQuery.queryKey)?.status).toBe('success');
});

it('says nothing of a call without an answer once the shop has answered', async () => {
  isReachable = true;
  await load('profile');
  isReachable = false;
  await load('orders');
  expect(isOnline()).toBe(true);
});
