import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

const waitingQuery = queryOptions({
  queryKey: ['reviews', 'waiting'],
  queryFn: async ({ signal }) => {
    const { pagedResult } = await api.reviews.moderationList({ body: { pageSize: 5 } }, { signal });
    return pagedResult?.totalItems ?? 0;
  },
});

/** The number of reviews that wait for a decision. */
export const useWaitingReviews = (): number => useQuery(waitingQuery).data ?? 0;
