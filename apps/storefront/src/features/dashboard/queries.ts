import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { ordersOverview } from '@sjaj/contract';
import { api, transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';

const overviewCalls = clientFor(ordersOverview, transport);
const FEW = { page: 1, pageSize: 5 } as const;

/** The newest orders of the user or the company. */
export const lastOrdersQuery = queryOptions({
  queryKey: ['orders', 'latest'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.orders.list({ body: FEW }, { signal })).data,
});

/** The newest saved carts. */
export const lastSavedCartsQuery = queryOptions({
  queryKey: ['saved-carts', 'latest'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.documents.list({ body: FEW }, { signal })).data,
});

/** What waits among the orders, and what they come to. */
export const overviewQuery = queryOptions({
  queryKey: ['orders', 'overview'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await overviewCalls.one({ signal })).data,
});
