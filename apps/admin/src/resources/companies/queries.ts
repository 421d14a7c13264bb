import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { formQuery } from '../../shared/form/form-query.ts';

const FRESH_MS = 300_000;
const AT_ONCE = 100;

export const companyQuery = (id: number) =>
  formQuery(['companies', 'one', id], (options) => api.companies.one({ params: { id } }, options));

/** Sales representatives to choose from. */
export const representativesQuery = queryOptions({
  queryKey: ['companies', 'representatives'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.companies.representatives({ signal })).data,
});

/** All areas of interest in their order, those that are not offered any more included. */
export const interestAreasQuery = queryOptions({
  queryKey: ['interestAreas', 'list', 'options'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.interestAreas.list({ body: { pageSize: AT_ONCE } }, { signal })).data,
});

/** The delivery addresses of a company, the default one first. */
export const addressesQuery = (id: number) =>
  queryOptions({
    queryKey: ['companies', 'addresses', id],
    queryFn: async ({ signal }) => (await api.companyAddresses.list({ params: { id } }, { signal })).data,
  });

/** The last orders of a company, newest first. */
export const lastOrdersQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['orders', 'company', companyId],
    queryFn: async ({ signal }) =>
      (await api.orders.list({ body: { companyIds: [companyId], pageSize: 5 } }, { signal })).data,
  });
