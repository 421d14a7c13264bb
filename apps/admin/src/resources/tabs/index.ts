import { IconTable } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const tabs: Resource = {
  name: 'tabs',
  title: 'resource.tabs',
  icon: IconTable,
  group: 'content',
  needs: 'editArticles',
  pages: recordPages('/tabs', {
    title: 'resource.tabs',
    newTitle: 'articleTabs.new',
    list: async () => (await import('./tab-list.tsx')).tabsList,
    form: async () => (await import('./tab-form.tsx')).tabDefinition,
  }),
};
