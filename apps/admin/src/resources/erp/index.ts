import { IconTransfer, IconTransferIn } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const erpOrders: Resource = {
  name: 'erp-orders',
  title: 'resource.erpOrders',
  icon: IconTransfer,
  group: 'system',
  needs: 'operateShop',
  pages: [
    listPage('/erp-orders', {
      title: 'resource.erpOrders',
      list: async () => (await import('./erp-orders-list.tsx')).erpOrdersList,
    }),
  ],
};

export const erpRefusals: Resource = {
  name: 'erp-refusals',
  title: 'resource.erpRefusals',
  icon: IconTransferIn,
  group: 'system',
  needs: 'operateShop',
  pages: [
    listPage('/erp-refusals', {
      title: 'resource.erpRefusals',
      list: async () => (await import('./erp-refusals-list.tsx')).erpRefusalsList,
    }),
  ],
};
