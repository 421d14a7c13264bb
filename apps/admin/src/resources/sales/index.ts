import { ADMINISTRATORS } from '@sjaj/contract';
import { IconDiscount } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const sales: Resource = {
  name: 'sales',
  title: 'resource.sales',
  icon: IconDiscount,
  group: 'catalogue',
  access: ADMINISTRATORS,
  pages: [
    { path: '/sales', title: 'resource.sales', load: async () => (await import('./sales-pages.tsx')).SalesPage },
    { path: '/sales/new', title: 'sales.new', load: async () => (await import('./sales-pages.tsx')).NewSalePage },
    { path: '/sales/$id', load: async () => (await import('./sales-pages.tsx')).SalePage },
  ],
};
