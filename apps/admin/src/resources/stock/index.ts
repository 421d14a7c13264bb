import { IconBuildingWarehouse } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const stock: Resource = {
  name: 'stock',
  title: 'resource.stock',
  icon: IconBuildingWarehouse,
  group: 'catalogue',
  needs: 'viewStock',
  pages: [
    listPage('/stock', { title: 'resource.stock', list: async () => (await import('./stock-list.ts')).stockList }),
    { path: '/stock/$id', load: async () => (await import('./level/level-page.tsx')).LevelPage },
  ],
};
