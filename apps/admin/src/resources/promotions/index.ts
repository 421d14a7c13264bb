import { BACK_OFFICE } from '@sjaj/contract';
import { IconDiscount } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const promotions: Resource = {
  name: 'sales',
  title: 'resource.sales',
  icon: IconDiscount,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/sales',
      title: 'resource.sales',
      load: async () => (await import('./promotions-pages.tsx')).PromotionsPage,
    },
    {
      path: '/sales/new',
      title: 'promotions.new',
      load: async () => (await import('./promotions-pages.tsx')).NewPromotionPage,
    },
    { path: '/sales/$id', load: async () => (await import('./promotions-pages.tsx')).PromotionPage },
  ],
};
