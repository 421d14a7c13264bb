import { queryOptions } from '@tanstack/react-query';
import { api } from './api/api.ts';

/** How many complaints are in each queue. The start page shows them as well; push messages refresh them. */
export const complaintCountsQuery = queryOptions({
  queryKey: ['complaints', 'counts'],
  queryFn: async ({ signal }) => (await api.complaints.counts({ signal })).data,
});
