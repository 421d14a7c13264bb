import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { formQuery } from '../../shared/form/form-query.ts';

export const couponQuery = (id: number) =>
  formQuery(['coupons', 'one', id], (options) => api.coupons.one({ params: { id } }, options));

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
