import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { OFFLINE } from '../api/offline-meta.ts';

const MINUTE_MS = 60_000;

/** One article with all its details, at the caller's current prices. */
export const articleQuery = (id: number) =>
  queryOptions({
    queryKey: ['article', id],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await api.articles.details({ params: { id } }, { signal })).data,
    staleTime: MINUTE_MS,
  });
