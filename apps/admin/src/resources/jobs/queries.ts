import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const FAILED_JOBS = 'failed-jobs';

const deadLetters = queryOptions({
  queryKey: [FAILED_JOBS, 'waiting'],
  queryFn: async ({ signal }) =>
    (await api.jobs.failures({ body: { pageSize: 5 } }, { signal })).pagedResult?.totalItems ?? 0,
});

/** The number of jobs that failed with every attempt and need a decision of staff. */
export const useDeadLetters = (): number => useQuery(deadLetters).data ?? 0;

export const FAILED_EVENTS = 'failed-events';

const failedEvents = queryOptions({
  queryKey: [FAILED_EVENTS, 'waiting'],
  queryFn: async ({ signal }) =>
    (await api.jobs.failedEvents({ body: { pageSize: 5 } }, { signal })).pagedResult?.totalItems ?? 0,
});

/** The number of undelivered events that need a decision of staff. */
export const useFailedEvents = (): number => useQuery(failedEvents).data ?? 0;

const BACKLOG_EVERY_MS = 15_000;

/** The backlog of background work, polled while the page is open. */
export const backlogQuery = queryOptions({
  queryKey: ['jobs', 'backlog'],
  queryFn: async ({ signal }) => (await api.jobs.backlog({ signal })).data,
  refetchInterval: BACKLOG_EVERY_MS,
});
