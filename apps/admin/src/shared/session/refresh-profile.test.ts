import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { profileQuery } from './profile.ts';
import { refreshProfile } from './refresh-profile.ts';
import { beginSession, endSession } from './token.ts';

let queries: QueryClient;

beforeEach(async () => {
  vi.stubGlobal('window', {});
  vi.stubGlobal('fetch', async (_: unknown, { headers }: { readonly headers: Readonly<Record<string, string>> }) =>
    Response.json({ data: { userData: { username: headers['authorization'] } } }),
  );
  queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  beginSession('lejla');
  await queries.fetchQuery(profileQuery);
  queries.setQueryData(['companies'], 'all of them');
});

afterEach(() => {
  vi.unstubAllGlobals();
  endSession('ended');
});

it('forgets what was loaded for another member of staff', async () => {
  beginSession('dario');
  await refreshProfile(queries);
  expect(queries.getQueryData(profileQuery.queryKey)?.userData.username).toBe('Bearer dario');
  expect(queries.getQueryData(['companies'])).toBeUndefined();
});

it('keeps it for the one who has logged in again', async () => {
  await refreshProfile(queries);
  expect(queries.getQueryData(['companies'])).toBe('all of them');
});
