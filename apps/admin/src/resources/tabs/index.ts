import { BACK_OFFICE } from '@sjaj/contract';
import { IconTable } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const tabs: Resource = {
  name: 'tabs',
  title: 'resource.tabs',
  icon: IconTable,
  group: 'content',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/tabs',
      title: 'resource.tabs',
      load: async () => (await import('./tab-pages.tsx')).TabsPage,
    },
    {
      path: '/tabs/new',
      title: 'articleTabs.new',
      load: async () => (await import('./tab-pages.tsx')).NewTabPage,
    },
    { path: '/tabs/$id', load: async () => (await import('./tab-pages.tsx')).TabPage },
  ],
};
