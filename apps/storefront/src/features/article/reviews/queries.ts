import { infiniteQueryOptions } from '@tanstack/react-query';
import { OFFLINE } from '../../../shared/api/offline-meta.ts';
import { api } from '../../../shared/api/api.ts';

const PAGE_SIZE = 10;

/** Published reviews of an article, newest first, ten per page. */
export const reviewsQuery = (articleId: number) =>
  infiniteQueryOptions({
    queryKey: ['article', articleId, 'reviews'],
    meta: OFFLINE,
    queryFn: async ({ signal, pageParam: page }) =>
      api.reviews.list({ params: { id: articleId }, body: { page, pageSize: PAGE_SIZE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ pagedResult }) =>
      pagedResult && pagedResult.currentPage < pagedResult.totalPages ? pagedResult.currentPage + 1 : null,
  });
