import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { OFFLINE } from '../api/offline-meta.ts';

const FRESH_MS = 60_000;

/** Articles that the company ordered most often lately, with the last quantities. */
export const usualArticlesQuery = queryOptions({
  queryKey: ['usual-articles'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.articles.usualArticles({ signal })).data,
  staleTime: FRESH_MS,
});
