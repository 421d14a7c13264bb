import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { adminFiles } from '@sjaj/contract';
import { api, transport } from '../../shared/api/api.ts';

export const calls = clientFor(adminFiles, transport);

const MOST_COMPANIES = 24;

/** Companies whose name or number fits what is typed. */
export const companiesQuery = (text: string) =>
  queryOptions({
    queryKey: ['files', 'companies', text],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { pageSize: MOST_COMPANIES, ...(text === '' ? {} : { quickSearch: text }) } as const;
      return (await api.companies.list({ body }, { signal })).data;
    },
  });
