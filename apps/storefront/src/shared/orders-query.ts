import { queryOptions } from '@tanstack/react-query';
import type { Order } from '@sjaj/contract';
import { api } from './api/api.ts';

/** One order. Everything about orders lies below the key `orders`, so that a push refreshes it all. */
export const orderQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async ({ signal }): Promise<Order> => (await api.orders.one({ params: { id } }, { signal })).data,
  });
