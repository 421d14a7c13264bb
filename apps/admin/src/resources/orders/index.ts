import { BACK_OFFICE } from '@sjaj/contract';
import { IconReceipt } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';
import { findOrders, useWaitingOrders } from './queries.ts';

export const orders: Resource = {
  name: 'orders',
  title: 'frame.orders',
  icon: IconReceipt,
  group: 'work',
  access: BACK_OFFICE,
  useWaiting: useWaitingOrders,
  find: findOrders,
  pages: [
    { path: '/orders', title: 'orders.title', load: async () => (await import('./orders-page.tsx')).OrdersPage },
    { path: '/orders/$id', load: async () => (await import('./order-page.tsx')).OrderPage },
  ],
};
