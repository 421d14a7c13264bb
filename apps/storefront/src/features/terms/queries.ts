import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

/** The terms in force first, then earlier versions. */
export const termsQuery = queryOptions({
  queryKey: ['terms'],
  queryFn: async ({ signal }) => (await api.termsOfServices.list({ body: { pageSize: 24 } }, { signal })).data,
});
