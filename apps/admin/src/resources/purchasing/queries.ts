import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';
import { queryClient } from '../../shared/api/query-client.ts';

export const proposalQuery = queryOptions({
  queryKey: ['purchasing', 'proposal'],
  queryFn: async ({ signal }) => (await api.purchasing.proposal({ signal })).data,
});

export const purchaseOrderQuery = (id: number) =>
  queryOptions({
    queryKey: ['purchasing', 'order', id],
    queryFn: async ({ signal }) => (await api.purchasing.order({ params: { id } }, { signal })).data,
  });

/** What an order or an arrival changes: proposals, lists and the stock. */
export async function refreshPurchases(): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['purchasing'] }),
    queryClient.invalidateQueries({ queryKey: ['purchase-orders'] }),
    queryClient.invalidateQueries({ queryKey: ['stock'] }),
  ]);
}
