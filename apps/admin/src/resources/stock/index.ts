import { BACK_OFFICE } from '@sjaj/contract';
import { IconBuildingWarehouse } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const stock: Resource = {
  name: 'stock',
  title: 'resource.stock',
  icon: IconBuildingWarehouse,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    { path: '/stock', title: 'resource.stock', load: async () => (await import('./stock-page.tsx')).StockPage },
    { path: '/stock/$id', load: async () => (await import('./level/level-page.tsx')).LevelPage },
  ],
};
