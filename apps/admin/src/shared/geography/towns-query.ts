import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

const FRESH_MS = 300_000;
const AT_ONCE = 100;

/** All towns by name. */
export const townsQuery = queryOptions({
  queryKey: ['towns', 'list', 'options'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => {
    const page = (number: number) => api.geography.towns({ body: { page: number, pageSize: AT_ONCE } }, { signal });
    const first = await page(1);
    const others = Array.from({ length: Math.max(0, (first.pagedResult?.totalPages ?? 1) - 1) }, (_, at) =>
      page(at + 2),
    );
    return [first, ...(await Promise.all(others))].flatMap(({ data }) => data);
  },
});
