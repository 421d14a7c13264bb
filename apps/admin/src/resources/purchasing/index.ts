import { IconShoppingCartPlus } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

/** What should be bought, and what was ordered from vendors. */
export const purchasing: Resource = {
  name: 'purchasing',
  title: 'resource.purchasing',
  icon: IconShoppingCartPlus,
  group: 'catalogue',
  needs: 'editStock',
  pages: [
    {
      path: '/purchasing',
      title: 'resource.purchasing',
      load: async () => (await import('./proposal-page.tsx')).ProposalPage,
    },
    listPage('/purchasing/orders', {
      title: 'purchasing.orders',
      list: async () => (await import('./orders-list.tsx')).purchaseOrdersList,
    }),
    { path: '/purchasing/orders/$id', load: async () => (await import('./order-page.tsx')).PurchaseOrderPage },
  ],
};
