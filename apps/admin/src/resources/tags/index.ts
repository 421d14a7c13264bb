import { IconTag } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const tags: Resource = {
  name: 'tags',
  title: 'resource.tags',
  icon: IconTag,
  group: 'catalogue',
  needs: 'editArticles',
  pages: recordPages('/tags', {
    title: 'resource.tags',
    newTitle: 'tags.new',
    list: async () => (await import('./tags-list.tsx')).tagsList,
    form: async () => (await import('./tag-form.tsx')).tagDefinition,
  }),
};
