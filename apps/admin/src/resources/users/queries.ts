import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

const OFFERED = 10;

/** Companies to choose from. */
export const companiesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['companies', 'offered', typed],
    queryFn: async ({ signal }) => {
      const body = { pageSize: OFFERED, view: 'active', ...(typed !== '' && { quickSearch: typed }) } as const;
      return (await api.companies.list({ body }, { signal })).data;
    },
  });
