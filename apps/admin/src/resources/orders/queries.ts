import { queryOptions } from '@tanstack/react-query';
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
