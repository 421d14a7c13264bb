import { BACK_OFFICE } from '@sjaj/contract';
import { IconBadgeTm } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const brands: Resource = {
  name: 'brands',
  title: 'resource.brands',
  icon: IconBadgeTm,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/brands',
      title: 'resource.brands',
      load: async () => (await import('./brands-pages.tsx')).BrandsPage,
    },
    {
      path: '/brands/new',
      title: 'brands.new',
      load: async () => (await import('./brands-pages.tsx')).NewBrandPage,
    },
    { path: '/brands/$id', load: async () => (await import('./brands-pages.tsx')).BrandPage },
  ],
};
