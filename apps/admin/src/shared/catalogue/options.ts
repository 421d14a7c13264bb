import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { type CategoryOption, categoryOptions } from './category-options.logic.ts';

const FRESH_MS = 300_000;

/** Brands, categories, units and tax groups to choose from. */
export const optionsQuery = queryOptions({
  queryKey: ['articles', 'options'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.articles.options({ signal })).data,
});

/** The brands as a filter or a select offers them; none until they are known. */
export const useBrandOptions = (): readonly CategoryOption[] =>
  useQuery(optionsQuery).data?.brands.map(({ id, title }) => ({ value: String(id), label: title })) ?? [];

/** The categories with the way to each; none until they are known. */
export const useCategoryOptions = (): readonly CategoryOption[] =>
  categoryOptions(useQuery(optionsQuery).data?.categories ?? []);
