import { BACK_OFFICE } from '@sjaj/contract';
import { IconCategory } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const categories: Resource = {
  name: 'categories',
  title: 'resource.categories',
  icon: IconCategory,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/categories',
      title: 'resource.categories',
      load: async () => (await import('./categories-pages.tsx')).CategoriesPage,
    },
    {
      path: '/categories/new',
      title: 'categories.new',
      load: async () => (await import('./categories-pages.tsx')).NewCategoryPage,
    },
    { path: '/categories/$id', load: async () => (await import('./categories-pages.tsx')).CategoryPage },
  ],
};
