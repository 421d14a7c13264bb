import { queryOptions } from '@tanstack/react-query';
import { allPages } from '../api/all-pages.ts';
import { api } from '../api/api.ts';

const FRESH_MS = 300_000;

/** All towns by name. */
export const townsQuery = queryOptions({
  queryKey: ['towns', 'list', 'options'],
  staleTime: FRESH_MS,
  queryFn: ({ signal }) => allPages((body) => api.geography.towns({ body }, { signal })),
});
