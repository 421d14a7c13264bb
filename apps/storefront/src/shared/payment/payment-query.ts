import { clientFor } from '@sjaj/client';
import { type OrderPayment, payments } from '@sjaj/contract';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '../api/api.ts';

// Only the pages that need it carry these calls.
export const paymentApi = clientFor(payments, transport);

/** How far the payment of an order has come: below the key `orders`, so that a push refreshes it. */
export const paymentQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['orders', 'payment', orderId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OrderPayment> =>
      (await paymentApi.ofOrder({ params: { id: orderId } }, { signal })).data,
  });
