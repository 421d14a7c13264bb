import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

const BACKLOG_EVERY_MS = 15_000;

/** The backlog of background work, polled while the page is open. */
export const backlogQuery = queryOptions({
  queryKey: ['jobs', 'backlog'],
  queryFn: async ({ signal }) => (await api.jobs.backlog({ signal })).data,
  refetchInterval: BACKLOG_EVERY_MS,
});
