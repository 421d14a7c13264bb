import { queryOptions, useQuery } from '@tanstack/react-query';
import { ORDER_STATUS } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { kmText } from '../../shared/figures/amounts.ts';
import type { SearchResult } from '../../shared/resource/resource.ts';

const FOUND = 5;
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

/** Searches orders by number, customer or article code, newest first. */
export async function findOrders(typed: string, signal: AbortSignal): Promise<readonly SearchResult[]> {
  const body = { page: 1, pageSize: FOUND, quickSearch: typed } as const;
  const { data } = await api.orders.list({ body }, { signal });
  return data.map((order) => ({
    id: order.id,
    title: `${order.orderNumber} · ${order.companyTitle ?? order.orderer}`,
    detail: kmText(order.amountWithoutVat),
    href: `/orders/${order.id}`,
  }));
}
