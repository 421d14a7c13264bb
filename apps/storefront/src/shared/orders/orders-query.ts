import { clientFor } from '@sjaj/client';
import { queryOptions } from '@tanstack/react-query';
import { type Order, orders } from '@sjaj/contract';
import { OFFLINE } from '../api/offline-meta.ts';
import { OWN_ORDERS, type OrderAccess } from '../order-access/order-access.ts';

/** One order. All queries about orders begin with the key of the access, so that a push refreshes them. */
export const orderQuery = (id: number, { key, transport, refreshIntervalMs }: OrderAccess = OWN_ORDERS) =>
  queryOptions({
    queryKey: [key, 'one', id],
    // An order that a link has opened belongs to the tab, not to the user.
    ...(key === OWN_ORDERS.key && { meta: OFFLINE }),
    refetchInterval: refreshIntervalMs,
    queryFn: async ({ signal }): Promise<Order> =>
      (await clientFor(orders, transport).one({ params: { id } }, { signal })).data,
  });
