import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

const FRESH_MS = 300_000;
const AT_ONCE = 100;

/** All countries by name, those that are not offered included. */
export const countriesQuery = queryOptions({
  queryKey: ['countries', 'list', 'options'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.countries.list({ body: { pageSize: AT_ONCE } }, { signal })).data,
});
