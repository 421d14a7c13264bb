import { BACK_OFFICE } from '@sjaj/contract';
import { IconFileInfo } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const pages: Resource = {
  name: 'pages',
  title: 'resource.pages',
  icon: IconFileInfo,
  group: 'content',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/pages',
      title: 'resource.pages',
      load: async () => (await import('./information-page-pages.tsx')).InformationPagesPage,
    },
    { path: '/pages/$id', load: async () => (await import('./information-page-pages.tsx')).InformationPagePage },
  ],
};
