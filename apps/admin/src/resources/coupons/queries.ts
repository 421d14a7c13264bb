import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const couponQuery = (id: number) =>
  queryOptions({
    queryKey: ['coupons', 'one', id],
    // A form loads the current version once. Refetches must not replace it during editing.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api.coupons.one({ params: { id } }, { signal })).data,
  });

const USES = 12;

/** The orders that used a coupon, newest first, page by page. */
export const usesQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['coupons', 'uses', id],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.coupons.uses({ params: { id }, body: { page: pageParam, pageSize: USES } }, { signal }),
    getNextPageParam: ({ pagedResult }) =>
      pagedResult && pagedResult.currentPage < pagedResult.totalPages ? pagedResult.currentPage + 1 : undefined,
  });
