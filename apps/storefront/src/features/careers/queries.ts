import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { careers, informationPages } from '@sjaj/contract';
import { transport } from '../../shared/api/api.ts';

const FRESH_MS = 60_000;
const pages = clientFor(informationPages, transport);

export const careerCalls = clientFor(careers, transport);

/** What staff have written about work at the supplier. */
export const careersQuery = queryOptions({
  queryKey: ['information', 'careers'],
  queryFn: async ({ signal }) => (await pages.careers({ signal })).data,
  staleTime: FRESH_MS,
});
