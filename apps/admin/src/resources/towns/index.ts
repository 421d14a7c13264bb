import { BACK_OFFICE } from '@sjaj/contract';
import { IconMapPin } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const towns: Resource = {
  name: 'towns',
  title: 'resource.towns',
  icon: IconMapPin,
  group: 'system',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/towns',
      title: 'resource.towns',
      load: async () => (await import('./town-pages.tsx')).TownsPage,
    },
    {
      path: '/towns/new',
      title: 'towns.new',
      load: async () => (await import('./town-pages.tsx')).NewTownPage,
    },
    { path: '/towns/$id', load: async () => (await import('./town-pages.tsx')).TownPage },
  ],
};
