import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../shared/api/api.ts';
import { queryClient } from '../../../shared/api/query-client.ts';
import { historyKey } from '../../../shared/history/history-key.ts';

/** The visits to a company, the latest first. */
export const visitsQuery = (companyId: number) =>
  queryOptions({
    queryKey: ['visits', 'of', companyId],
    queryFn: async ({ signal }) => (await api.visits.ofCompany({ params: { id: companyId } }, { signal })).data,
  });

/** After a visit was added, changed or deleted. */
export function refreshVisits(companyId: number): void {
  void queryClient.invalidateQueries({ queryKey: ['visits'] });
  void queryClient.invalidateQueries({ queryKey: historyKey('company', companyId) });
}
