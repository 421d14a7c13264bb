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
