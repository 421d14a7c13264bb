import { queryOptions } from '@tanstack/react-query';
import { OFFLINE } from './api/offline-meta.ts';
import { api } from './api/api.ts';

const FRESH_MS = 300_000;

/** Up to ten articles selected for the caller: Home shows the first of them, a page of its own all. */
export const selectedQuery = queryOptions({
  queryKey: ['selected'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.articles.customerCustomized({ body: {} }, { signal })).data,
  staleTime: FRESH_MS,
});
