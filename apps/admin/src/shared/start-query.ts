import { queryOptions } from '@tanstack/react-query';
import { api } from './api/api.ts';

/** What waits for staff; the start page shows it, and lists take counts from it. */
export const startQuery = queryOptions({
  queryKey: ['start'],
  queryFn: async ({ signal }) => (await api.start.start({ signal })).data,
});
