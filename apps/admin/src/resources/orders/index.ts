import { IconChecks, IconReceipt, IconTruckDelivery } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const orders: Resource = {
  name: 'orders',
  title: 'frame.orders',
  isSearched: true,
  icon: IconReceipt,
  group: 'work',
  needs: 'viewOrders',
  pages: [
    { path: '/orders', title: 'orders.title', load: async () => (await import('./orders-page.tsx')).OrdersPage },
    {
      path: '/orders/new',
      title: 'phoneOrder.title',
      load: async () => (await import('./telephone/new-order-page.tsx')).NewOrderPage,
    },
    { path: '/orders/$id', load: async () => (await import('./order-page.tsx')).OrderPage },
  ],
};

export const approvalQueue: Resource = {
  name: 'approvalQueue',
  title: 'approvalQueue.menu',
  icon: IconChecks,
  group: 'work',
  needs: 'decideOrders',
  queue: 'approval',
  pages: [
    {
      path: '/queues/approval',
      title: 'approvalQueue.title',
      load: async () => (await import('./approval/approval-page.tsx')).ApprovalPage,
    },
  ],
};

export const shippingQueue: Resource = {
  name: 'shippingQueue',
  title: 'shippingQueue.menu',
  icon: IconTruckDelivery,
  group: 'work',
  needs: 'shipOrders',
  queue: 'shipping',
  pages: [
    {
      path: '/queues/shipping',
      title: 'shippingQueue.title',
      load: async () => (await import('./shipping/shipping-page.tsx')).ShippingPage,
    },
  ],
};
