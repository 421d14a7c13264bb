import { queryOptions } from '@tanstack/react-query';
import type { Category } from '@sjaj/contract';
import { OFFLINE } from './api/offline-meta.ts';
import { api } from './api/api.ts';

const FRESH_MS = 300_000;

/** The whole tree of categories, flat, in the order of the menu. */
export const categoriesQuery = queryOptions({
  queryKey: ['categories'],
  meta: OFFLINE,
  staleTime: FRESH_MS,
  queryFn: async ({ signal }): Promise<Category[]> => (await api.categories.simplified({ body: {} }, { signal })).data,
});

/** The children of a category, or the top level for null, in the order of the menu. */
export const childrenOf = (categories: readonly Category[], id: number | null): readonly Category[] =>
  categories.filter((category) => category.parentCategoryId === id);
