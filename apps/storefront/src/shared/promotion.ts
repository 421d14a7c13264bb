import { queryOptions } from '@tanstack/react-query';
import { OFFLINE } from './api/offline-meta.ts';
import { api } from './api/api.ts';

const FRESH_MS = 300_000;

/** The sale that runs now, null where there is none: Home shows it, the menu counts it. */
export const promotionQuery = queryOptions({
  queryKey: ['sale'],
  meta: OFFLINE,
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await api.promotions.current({ signal })).data,
});
