import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import type { CategoryOption } from './category-options.logic.ts';

const MOST_VENDORS = 100;

const vendorsQuery = queryOptions({
  queryKey: ['vendors', 'choices'],
  queryFn: async ({ signal }) => (await api.vendors.list({ body: { pageSize: MOST_VENDORS } }, { signal })).data,
});

/** The vendors to choose from; none until they are known, or where they are not asked for. */
export const useVendorOptions = (enabled = true): readonly CategoryOption[] =>
  useQuery({ ...vendorsQuery, enabled }).data?.map(({ id, name }) => ({ value: String(id), label: name })) ?? [];
