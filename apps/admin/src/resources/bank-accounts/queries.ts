import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

const FRESH_MS = 300_000;
const AT_ONCE = 100;

/** All companies by name, to choose from. */
export const companyOptionsQuery = queryOptions({
  queryKey: ['companies', 'list', 'options'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => {
    const companies: { readonly id: number; readonly title: string }[] = [];
    for (let page = 1; ; page += 1) {
      const { data, pagedResult } = await api.companies.list({ body: { page, pageSize: AT_ONCE } }, { signal });
      companies.push(...data);
      if (page >= (pagedResult?.totalPages ?? 0)) return companies;
    }
  },
});
