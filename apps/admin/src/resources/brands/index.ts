import { IconBadgeTm } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const brands: Resource = {
  name: 'brands',
  title: 'resource.brands',
  icon: IconBadgeTm,
  group: 'catalogue',
  needs: 'editArticles',
  pages: recordPages('/brands', {
    title: 'resource.brands',
    newTitle: 'brands.new',
    list: async () => (await import('./brands-list.tsx')).brandsList,
    form: async () => (await import('./brand-form.tsx')).brandDefinition,
  }),
};
