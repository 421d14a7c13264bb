import { queryOptions, useQuery } from '@tanstack/react-query';
import { ORDER_STATUS } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';

/** The statuses that staff approve: new orders and orders paid by card. */
export const WAITING = [ORDER_STATUS.created, ORDER_STATUS.paid] as const;

export const countsQuery = queryOptions({
  queryKey: ['orders', 'counts'],
  queryFn: async ({ signal }) => (await api.orders.counts({ signal })).data,
});

/** The orders that wait for approval, oldest first. */
export const approvalQuery = queryOptions({
  queryKey: ['orders', 'approval'],
  queryFn: async ({ signal }) => (await api.orderQueues.approval({ signal })).data,
});

export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async ({ signal }) => (await api.orders.one({ params: { id } }, { signal })).data,
  });

/** The number of orders in these statuses; undefined while loading. */
function useCount(statuses: readonly number[]): number | undefined {
  const { data } = useQuery(countsQuery);
  return data?.reduce((sum, { status, count }) => (statuses.includes(status) ? sum + count : sum), 0);
}

/** The number of orders that wait for approval. */
export const useWaitingOrders = (): number => useCount(WAITING) ?? 0;

/** The number of orders that wait to be handed over. */
export const useOrdersToShip = (): number => useCount([ORDER_STATUS.approved]) ?? 0;
