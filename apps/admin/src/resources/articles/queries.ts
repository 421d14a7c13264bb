import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

export { optionsQuery } from '../../shared/catalogue/options.ts';

export const articleQuery = (id: number) =>
  queryOptions({
    queryKey: ['articles', 'one', id],
    // A form loads the current version once. Refetches must not replace it during editing.
    gcTime: 0,
    staleTime: Infinity,
    queryFn: async ({ signal }) => (await api.articles.one({ params: { id } }, { signal })).data,
  });

/** The grid of an article's variation. */
export const gridQuery = (id: number) =>
  queryOptions({
    queryKey: ['articles', 'variation', id],
    queryFn: async ({ signal }) => (await api.articles.variation({ params: { id } }, { signal })).data,
  });
