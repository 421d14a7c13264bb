import { BACK_OFFICE } from '@sjaj/contract';
import { IconRuler2 } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const attributes: Resource = {
  name: 'attributes',
  title: 'resource.attributes',
  icon: IconRuler2,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/attributes',
      title: 'resource.attributes',
      load: async () => (await import('./attributes-pages.tsx')).AttributesPage,
    },
    {
      path: '/attributes/new',
      title: 'attributes.new',
      load: async () => (await import('./attributes-pages.tsx')).NewAttributePage,
    },
    { path: '/attributes/$id', load: async () => (await import('./attributes-pages.tsx')).AttributePage },
  ],
};
