import { IconFileInfo } from '@tabler/icons-react';
import { editPage, listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const pages: Resource = {
  name: 'pages',
  title: 'resource.pages',
  icon: IconFileInfo,
  group: 'content',
  needs: 'editContent',
  pages: [
    listPage('/pages', {
      title: 'resource.pages',
      list: async () => (await import('./information-page-list.tsx')).pagesList,
    }),
    editPage('/pages', async () => (await import('./information-page-form.tsx')).informationPageDefinition),
  ],
};
