import { IconArrowsExchange } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const synonyms: Resource = {
  name: 'synonyms',
  title: 'resource.synonyms',
  icon: IconArrowsExchange,
  group: 'catalogue',
  needs: 'editContent',
  pages: [
    {
      path: '/synonyms',
      title: 'resource.synonyms',
      load: async () => (await import('./synonyms-page.tsx')).SynonymsPage,
    },
    {
      path: '/synonyms/new',
      title: 'searches.newGroup',
      load: async () => (await import('./synonyms-page.tsx')).NewSynonymsPage,
    },
  ],
};
