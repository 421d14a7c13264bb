import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';
import { startQuery } from '../../shared/start-query.ts';

export const ACCOUNT_REQUESTS = 'account-requests';
const FRESH_MS = 300_000;
/** New requests show without a reload. */
const EVERY_MS = 60_000;

export const countsQuery = queryOptions({
  queryKey: [ACCOUNT_REQUESTS, 'counts'],
  refetchInterval: EVERY_MS,
  queryFn: async ({ signal }) => (await api.accountRequests.counts({ signal })).data,
});

export const requestQuery = (id: number) =>
  queryOptions({
    queryKey: [ACCOUNT_REQUESTS, 'one', id],
    queryFn: async ({ signal }) => (await api.accountRequests.one({ params: { id } }, { signal })).data,
  });

/** The requests that wait, the longest first: the way from one to the next. */
export const queueQuery = queryOptions({
  queryKey: [ACCOUNT_REQUESTS, 'queue'],
  queryFn: async ({ signal }) =>
    (await api.accountRequests.list({ body: { view: 'pending', pageSize: 100 } }, { signal })).data.map(({ id }) => id),
});

/** Sales representatives to choose from. */
export const representativesQuery = queryOptions({
  queryKey: ['companies', 'representatives'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.companies.representatives({ signal })).data,
});

/** Loads again what a decision has changed. */
export const refreshRequests = (): Promise<unknown> =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [ACCOUNT_REQUESTS] }),
    queryClient.invalidateQueries({ queryKey: startQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['companies'] }),
  ]);
