import { IconCategory } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

const [list, ...forms] = recordPages('/categories', {
  title: 'resource.categories',
  newTitle: 'categories.new',
  list: async () => (await import('./categories-list.tsx')).categoriesList,
  form: async () => (await import('./category-form.tsx')).categoryDefinition,
});

export const categories: Resource = {
  name: 'categories',
  title: 'resource.categories',
  icon: IconCategory,
  group: 'catalogue',
  needs: 'editArticles',
  pages: [
    list,
    {
      path: '/categories/tree',
      title: 'categories.tree',
      load: async () => (await import('./tree/tree-page.tsx')).TreePage,
    },
    ...forms,
  ],
};
