import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

const FRESH_MS = 300_000;
const AT_ONCE = 100;

/** All banks by name, those that are switched off included. */
export const banksQuery = queryOptions({
  queryKey: ['banks', 'list', 'options'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.banks.list({ body: { pageSize: AT_ONCE } }, { signal })).data,
});

/** The bank accounts of a company, the main one first. */
export const accountsOfCompanyQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['bankAccounts', 'list', 'company', companyId],
    queryFn: async ({ signal }) =>
      (await api.bankAccounts.list({ body: { companyIds: [companyId], pageSize: AT_ONCE } }, { signal })).data,
  });
