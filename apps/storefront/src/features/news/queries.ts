import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import type { NewsChoice } from './month.logic.ts';

const MINUTE_MS = 60_000;
/** One large and nine small ones: three rows of three. */
export const PAGE_SIZE = 10;

export const newsQuery = ({ page, month }: NewsChoice) =>
  queryOptions({
    queryKey: ['news', 'list', page, month],
    queryFn: async ({ signal }) => {
      const body = { page, pageSize: PAGE_SIZE, ...(month !== null && { month }) } as const;
      const { data, pagedResult } = await api.blogs.list({ body }, { signal });
      return { news: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
    staleTime: MINUTE_MS,
  });

/** The latest news and the months of the archive. */
export const recentQuery = queryOptions({
  queryKey: ['news', 'recent'],
  queryFn: async ({ signal }) => (await api.blogs.recent({ signal })).data,
  staleTime: MINUTE_MS,
});

export const newsItemQuery = (id: number) =>
  queryOptions({
    queryKey: ['news', 'one', id],
    queryFn: async ({ signal }) => (await api.blogs.one({ params: { id } }, { signal })).data,
    staleTime: MINUTE_MS,
  });
