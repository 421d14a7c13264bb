import { clientFor } from '@sjaj/client';
import { type OrderPayment, payments } from '@sjaj/contract';
import { queryOptions } from '@tanstack/react-query';
import type { OrderAccess } from '../order-access/order-access.ts';

/** The calls about the payment of an order; only the pages that need them carry them. */
export const paymentApi = ({ transport }: OrderAccess) => clientFor(payments, transport);

/** How far the payment of an order has come: below the key of the access, so that a push refreshes it. */
export const paymentQuery = (orderId: number, access: OrderAccess) =>
  queryOptions({
    queryKey: [access.key, 'payment', orderId],
    staleTime: 0,
    queryFn: async ({ signal }): Promise<OrderPayment> =>
      (await paymentApi(access).ofOrder({ params: { id: orderId } }, { signal })).data,
  });
