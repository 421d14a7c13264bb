import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

const OFFERED = 10;

/** The company that a new user is added to. */
export const companyQuery = (id: number) =>
  queryOptions({
    queryKey: ['companies', 'one-of-user', id],
    queryFn: async ({ signal }) => (await api.companies.one({ params: { id } }, { signal })).data,
  });

/** Companies to choose from. */
export const companiesQuery = (typed: string) =>
  queryOptions({
    queryKey: ['companies', 'offered', typed],
    queryFn: async ({ signal }) => {
      const body = { pageSize: OFFERED, view: 'active', ...(typed !== '' && { quickSearch: typed }) } as const;
      return (await api.companies.list({ body }, { signal })).data;
    },
  });
