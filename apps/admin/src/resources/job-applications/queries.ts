import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

const waitingQuery = queryOptions({
  queryKey: ['job-applications', 'waiting'],
  queryFn: async ({ signal }) => {
    const { pagedResult } = await api.jobApplications.list({ body: { pageSize: 5 } }, { signal });
    return pagedResult?.totalItems ?? 0;
  },
});

/** The number of applications that wait for an answer. */
export const useWaitingApplications = (): number => useQuery(waitingQuery).data ?? 0;
