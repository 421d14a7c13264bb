import { queryOptions, useQuery } from '@tanstack/react-query';
import { allPages } from '../api/all-pages.ts';
import { api } from '../api/api.ts';
import type { CategoryOption } from './category-options.logic.ts';

const vendorsQuery = queryOptions({
  queryKey: ['vendors', 'choices'],
  queryFn: ({ signal }) => allPages((body) => api.vendors.list({ body }, { signal })),
});

/** The vendors to choose from; none until they are known, or where they are not asked for. */
export const useVendorOptions = (enabled = true): readonly CategoryOption[] =>
  useQuery({ ...vendorsQuery, enabled }).data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
