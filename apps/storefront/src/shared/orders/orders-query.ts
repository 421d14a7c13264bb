import { clientFor } from '@sjaj/client';
import { queryOptions } from '@tanstack/react-query';
import { type Order, orders } from '@sjaj/contract';
import { OWN_ORDERS, type OrderAccess } from '../order-access/order-access.ts';

/** One order. Everything about orders lies below the key of the access, so that a push refreshes it all. */
export const orderQuery = (id: number, { key, transport, lookAgainMs }: OrderAccess = OWN_ORDERS) =>
  queryOptions({
    queryKey: [key, 'one', id],
    refetchInterval: lookAgainMs,
    queryFn: async ({ signal }): Promise<Order> =>
      (await clientFor(orders, transport).one({ params: { id } }, { signal })).data,
  });
