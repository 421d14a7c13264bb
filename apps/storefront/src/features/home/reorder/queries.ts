import { queryOptions } from '@tanstack/react-query';
import { ORDER_STATUSES, ORDER_STATUS } from '@sjaj/contract';
import { OFFLINE } from '../../../shared/api/offline-meta.ts';
import { api } from '../../../shared/api/api.ts';

const MINUTE_MS = 60_000;
const SAVED = 5;

/** Cancelled orders, and those that became others. */
const GONE: readonly number[] = [ORDER_STATUS.cancelled, ORDER_STATUS.merged, ORDER_STATUS.split];

/** The newest order of the user with its lines as they can be ordered today; null before the first. */
export const lastOrderQuery = queryOptions({
  queryKey: ['orders', 'last'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => {
    const statuses = ORDER_STATUSES.filter((status) => !GONE.includes(status));
    const { data } = await api.orders.list({ body: { page: 1, pageSize: 5, isOwn: true, statuses } }, { signal });
    const [order] = data;
    if (!order) return null;
    return { order, lines: (await api.repeating.review({ params: { id: order.id } }, { signal })).data };
  },
  staleTime: MINUTE_MS,
});

/** The newest saved carts. */
export const newestSavedQuery = queryOptions({
  queryKey: ['saved-carts', 'newest'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => {
    const { data, pagedResult } = await api.documents.list({ body: { page: 1, pageSize: SAVED } }, { signal });
    return { carts: data, totalItems: pagedResult?.totalItems ?? data.length };
  },
  staleTime: MINUTE_MS,
});
