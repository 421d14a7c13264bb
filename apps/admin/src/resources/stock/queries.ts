import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export const defaultsQuery = queryOptions({
  queryKey: ['stock', 'defaults'],
  queryFn: async ({ signal }) => (await api.stock.defaults({ signal })).data,
});

export const stockLevelQuery = (id: number) =>
  queryOptions({
    queryKey: ['stock', 'one', id],
    queryFn: async ({ signal }) => (await api.stock.one({ params: { id } }, { signal })).data,
  });

const MOVEMENTS = 24;

/** The stock movements of an article, newest first, page by page. */
export const movementsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: ['stock', 'movements', id],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      api.stock.movements({ params: { id }, body: { page: pageParam, pageSize: MOVEMENTS } }, { signal }),
    getNextPageParam: ({ pagedResult }) =>
      pagedResult && pagedResult.currentPage < pagedResult.totalPages ? pagedResult.currentPage + 1 : undefined,
  });
