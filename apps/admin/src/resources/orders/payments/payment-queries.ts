import { clientFor } from '@sjaj/client';
import { adminPayments } from '@sjaj/contract';
import { queryOptions } from '@tanstack/react-query';
import { transport } from '../../../shared/api/transport.ts';

const paymentApi = clientFor(adminPayments, transport);

/** The payment attempts of the order, newest first. */
export const attemptsQuery = (orderId: number) =>
  queryOptions({
    queryKey: ['orders', 'payments', orderId],
    queryFn: async ({ signal }) => (await paymentApi.ofOrder({ params: { id: orderId } }, { signal })).data,
  });

export const sendRefund = (id: number) => paymentApi.sendRefund({ params: { id } });
