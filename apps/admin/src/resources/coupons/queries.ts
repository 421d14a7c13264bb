import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const couponQuery = (id: number) =>
  queryOptions({
    queryKey: ['coupons', 'one', id],
    // A form begins with what is true now, and nothing takes its place while it is filled in.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api.coupons.one({ params: { id } }, { signal })).data,
  });

const USES = 12;

/** The orders with a code, the newest first, page after page. */
export const usesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['coupons', 'uses', id],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.coupons.uses({ params: { id }, body: { page: pageParam, pageSize: USES } }, { signal }),
    getNextPageParam: ({ pagedResult }) =>
      pagedResult && pagedResult.currentPage < pagedResult.totalPages ? pagedResult.currentPage + 1 : undefined,
  });
