import { IconZoomQuestion } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const searches: Resource = {
  name: 'searches',
  title: 'resource.searchWords',
  icon: IconZoomQuestion,
  group: 'catalogue',
  needs: 'editContent',
  pages: [
    listPage('/searches', {
      title: 'resource.searchWords',
      list: async () => (await import('./searches-list.ts')).searchesList,
    }),
  ],
};
