import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { restoreAnswers, storeAnswers } from './stored-answers.ts';

const USER = { userData: { id: 1, companyId: 7 } };
const DAY_MS = 86_400_000;
let token: string | null;
let entries: Map<string, Response>;

beforeEach(() => {
  token = 'token';
  entries = new Map();
  const address = (key: string | Request) => (typeof key === 'string' ? `https://shop.test${key}` : key.url);
  vi.stubGlobal('localStorage', { getItem: () => token });
  vi.stubGlobal('caches', {
    open: async () => ({
      put: async (key: string, answer: Response) => void entries.set(address(key), answer),
      match: async (key: Request) => entries.get(address(key))?.clone(),
      delete: async (key: Request) => entries.delete(address(key)),
      keys: async () => [...entries.keys()].map((url) => new Request(url)),
    }),
    keys: async () => [],
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const answer = (queries: QueryClient, key: string, data: unknown, meta?: typeof OFFLINE) =>
  queries.fetchQuery({ queryKey: [key], queryFn: () => data, ...(meta && { meta }) });

/** A visit that loads a profile, a list that is stored and one that is not. */
async function visit(profile: unknown): Promise<void> {
  const queries = new QueryClient();
  storeAnswers(queries);
  await answer(queries, 'profile', profile, OFFLINE);
  await answer(queries, 'orders', 'my orders', OFFLINE);
  await answer(queries, 'checkout', 'totals');
  await vi.waitFor(() => expect(entries.size).toBe(2), 30_000);
}

async function restored(): Promise<Record<string, unknown>> {
  const queries = new QueryClient();
  await restoreAnswers(queries);
  return Object.fromEntries(['profile', 'orders', 'checkout'].map((key) => [key, queries.getQueryData([key])]));
}

it('restores the answers of queries that are marked offline, and no others', async () => {
  await visit(USER);
  expect(await restored()).toEqual({ profile: USER, orders: 'my orders', checkout: undefined });
});

it('restores nothing for another session', async () => {
  await visit(USER);
  token = 'another';
  expect(await restored()).toEqual({ profile: undefined, orders: undefined, checkout: undefined });
});

it('restores nothing that was loaded with other rights', async () => {
  await visit(USER);
  const queries = new QueryClient();
  storeAnswers(queries);
  const changed = { userData: { id: 1, companyId: 8 } };
  await answer(queries, 'profile', changed, OFFLINE);
  await vi.waitFor(async () => expect((await restored())['profile']).toEqual(changed), 30_000);
  expect((await restored())['orders']).toBeUndefined();
});

it('restores no answer that is older than a week', async () => {
  await visit(USER);
  vi.useFakeTimers({ now: Date.now() + 8 * DAY_MS, toFake: ['Date'] });
  expect(await restored()).toEqual({ profile: undefined, orders: undefined, checkout: undefined });
});
