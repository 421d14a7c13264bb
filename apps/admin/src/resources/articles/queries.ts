import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { formQuery } from '../../shared/form/form-query.ts';

export { optionsQuery } from '../../shared/catalogue/options.ts';

export const articleQuery = (id: number) =>
  formQuery(['articles', 'one', id], (options) => api.articles.one({ params: { id } }, options));

/** The grid of an article's variation. */
export const gridQuery = (id: number) =>
  queryOptions({
    queryKey: ['articles', 'variation', id],
    queryFn: async ({ signal }) => (await api.articles.variation({ params: { id } }, { signal })).data,
  });
