import { BACK_OFFICE } from '@sjaj/contract';
import { IconBuildingFactory2 } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const machines: Resource = {
  name: 'machines',
  title: 'resource.machines',
  icon: IconBuildingFactory2,
  group: 'customers',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/machines',
      title: 'resource.machines',
      load: async () => (await import('./machines-pages.tsx')).MachinesPage,
    },
    {
      path: '/machines/new',
      title: 'machines.new',
      load: async () => (await import('./machines-pages.tsx')).NewMachinePage,
    },
    { path: '/machines/$id', load: async () => (await import('./machines-pages.tsx')).MachinePage },
  ],
};
