import { BACK_OFFICE } from '@sjaj/contract';
import { IconZoomQuestion } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const searches: Resource = {
  name: 'searches',
  title: 'resource.searchWords',
  icon: IconZoomQuestion,
  group: 'catalogue',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/searches',
      title: 'resource.searchWords',
      load: async () => (await import('./searches-page.tsx')).SearchesPage,
    },
  ],
};
