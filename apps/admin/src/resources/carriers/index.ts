import { BACK_OFFICE } from '@sjaj/contract';
import { IconTruckDelivery } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const carriers: Resource = {
  name: 'express-posts',
  title: 'resource.carriers',
  icon: IconTruckDelivery,
  group: 'system',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/express-posts',
      title: 'resource.carriers',
      load: async () => (await import('./carriers-pages.tsx')).CarriersPage,
    },
    {
      path: '/express-posts/new',
      title: 'carriers.new',
      load: async () => (await import('./carriers-pages.tsx')).NewCarrierPage,
    },
    { path: '/express-posts/$id', load: async () => (await import('./carriers-pages.tsx')).CarrierPage },
  ],
};
