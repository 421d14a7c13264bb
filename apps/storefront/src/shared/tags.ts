import { queryOptions } from '@tanstack/react-query';
import { OFFLINE } from './api/offline-meta.ts';
import { api } from './api/api.ts';

const TEN_MINUTES_MS = 600_000;

/** The tags that most articles carry. */
export const tagsQuery = queryOptions({
  queryKey: ['tags'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.tags.mostPopular({ signal })).data,
  staleTime: TEN_MINUTES_MS,
});
