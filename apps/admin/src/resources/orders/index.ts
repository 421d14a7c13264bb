import { BACK_OFFICE } from '@sjaj/contract';
import { IconChecks, IconReceipt } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';
import { useWaitingOrders } from './queries.ts';

export const orders: Resource = {
  name: 'orders',
  title: 'frame.orders',
  icon: IconReceipt,
  group: 'work',
  access: BACK_OFFICE,
  pages: [
    { path: '/orders', title: 'orders.title', load: async () => (await import('./orders-page.tsx')).OrdersPage },
    { path: '/orders/$id', load: async () => (await import('./order-page.tsx')).OrderPage },
  ],
};

export const approvalQueue: Resource = {
  name: 'approvalQueue',
  title: 'approvalQueue.menu',
  icon: IconChecks,
  group: 'work',
  access: BACK_OFFICE,
  useWaiting: useWaitingOrders,
  pages: [
    {
      path: '/queues/approval',
      title: 'approvalQueue.title',
      load: async () => (await import('./approval/approval-page.tsx')).ApprovalPage,
    },
  ],
};
