import { clientFor } from '@sjaj/client';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useSendOnce } from '@sjaj/app-kit';
import { type Order, orders, type OrderStatus } from '@sjaj/contract';
import { showToast } from '@sjaj/ui';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api } from '../../shared/api/api.ts';
import { cartQuery } from '../../shared/cart-store.ts';
import { useOrderAccess } from '../../shared/order-access/order-access.ts';
import { orderQuery } from '../../shared/orders/orders-query.ts';
import { t } from '../../shared/texts/t.ts';
import { type OrderChoice, type OrderSize, statusesOf } from './order-choice.logic.ts';

/** Filters of the list for the server, without the page. */
export const askOf = ({ group, waitsFor, text, from, to, address, isOwn, isForMe }: OrderChoice) => ({
  statuses: statusesOf(group),
  ...(waitsFor === null ? {} : { waitsFor }),
  ...(text.trim() === '' ? {} : { quickSearch: text.trim() }),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
  ...(address === '' ? {} : { address }),
  ...(isOwn ? { isOwn } : {}),
  ...(isForMe ? { isForMe } : {}),
});

export const addressesQuery = queryOptions({
  queryKey: ['orders', 'addresses'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.orders.addresses({ signal })).data,
});

export const ordersQuery = (choice: OrderChoice & { readonly size: OrderSize }) =>
  queryOptions({
    queryKey: ['orders', 'list', choice],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const body = { page: choice.page, pageSize: choice.size, ...askOf(choice) } as const;
      const { data, pagedResult } = await api.orders.list({ body }, { signal });
      return { orders: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

interface Change {
  readonly order: Order;
  readonly status: OrderStatus;
  readonly reason: string;
}

/** Changes the status of an order. On a version conflict shows the current order instead of overwriting it. */
export function useChangeStatus() {
  const client = useQueryClient();
  const access = useOrderAccess();
  return useMutation({
    mutationFn: ({ order, status, reason }: Change) => {
      const said = reason.trim() === '' ? {} : { reason: reason.trim() };
      const body = { orderId: order.id, status, version: order.version, ...said };
      return clientFor(orders, access.transport).updateStatus({ body });
    },
    onSuccess: ({ data, info }) => {
      client.setQueryData(orderQuery(data.id, access).queryKey, data);
      if (info) showToast({ tone: 'done', title: info.message });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [access.key] }),
  });
}

/** The lines of an order with current stock and prices, fetched on each use. */
export const reviewQuery = (id: number) =>
  queryOptions({
    queryKey: ['orders', 'review', id],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ signal }) => (await api.repeating.review({ params: { id } }, { signal })).data,
  });

interface Repeat {
  readonly id: number;
  readonly lines: { lineId: number; quantity: number }[];
}

/** Adds chosen lines of an order to the cart at current prices. */
export function useRepeat() {
  const client = useQueryClient();
  const sendOnce = useSendOnce();
  return useMutation({
    mutationFn: async ({ id, lines }: Repeat) => {
      const request = { params: { id }, body: { lines } };
      return (await sendOnce(request, (idempotencyKey) => api.repeating.lines({ ...request, idempotencyKey }))).data;
    },
    onSuccess: ({ left }) => {
      const missed = left.map(({ reason }) => reason).join(' ');
      showToast({
        tone: left.length > 0 ? 'warn' : 'done',
        title: t('orders.repeated'),
        text: left.length > 0 ? `${t('orders.notRepeated')} ${missed}` : undefined,
      });
    },
    onSettled: () => client.invalidateQueries({ queryKey: cartQuery.queryKey }),
  });
}
