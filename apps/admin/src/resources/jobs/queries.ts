import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const FAILED_JOBS = 'failed-jobs';

const deadLetters = queryOptions({
  queryKey: [FAILED_JOBS, 'waiting'],
  queryFn: async ({ signal }) =>
    (await api.jobs.failures({ body: { pageSize: 5 } }, { signal })).pagedResult?.totalItems ?? 0,
});

/** How many jobs failed with every try and wait for somebody to decide. */
export const useDeadLetters = (): number => useQuery(deadLetters).data ?? 0;

export const FAILED_EVENTS = 'failed-events';

const failedEvents = queryOptions({
  queryKey: [FAILED_EVENTS, 'waiting'],
  queryFn: async ({ signal }) =>
    (await api.jobs.failedEvents({ body: { pageSize: 5 } }, { signal })).pagedResult?.totalItems ?? 0,
});

/** How many events were set aside and wait for somebody to decide. */
export const useFailedEvents = (): number => useQuery(failedEvents).data ?? 0;

const BACKLOG_EVERY_MS = 15_000;

/** What waits behind the scenes, looked at again while the page is open. */
export const backlogQuery = queryOptions({
  queryKey: ['jobs', 'backlog'],
  queryFn: async ({ signal }) => (await api.jobs.backlog({ signal })).data,
  refetchInterval: BACKLOG_EVERY_MS,
});
