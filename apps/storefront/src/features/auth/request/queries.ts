import { queryOptions } from '@tanstack/react-query';
import type { InterestArea } from '@sjaj/contract';
import { api } from '../../../shared/api/api.ts';
import { calls } from '../calls.ts';

const DAY_MS = 86_400_000;
const MOST = 100;

/** The countries that the shop delivers to. */
export const countriesQuery = queryOptions({
  queryKey: ['countries'],
  staleTime: DAY_MS,
  queryFn: async ({ signal }) => (await api.geography.countries({ body: { pageSize: MOST } }, { signal })).data,
});

/** What companies do. */
export const interestAreasQuery = queryOptions({
  queryKey: ['interest-areas'],
  staleTime: DAY_MS,
  queryFn: async ({ signal }): Promise<InterestArea[]> =>
    (await calls.interestAreas.list({ body: { pageSize: MOST } }, { signal })).data,
});
