import { IconStar } from '@tabler/icons-react';
import { listPage } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const reviews: Resource = {
  name: 'reviews',
  title: 'resource.reviews',
  icon: IconStar,
  group: 'marketing',
  needs: 'answerRequests',
  queue: 'reviews',
  pages: [
    listPage('/reviews', {
      title: 'resource.reviews',
      list: async () => (await import('./reviews-list.ts')).reviewsList,
    }),
  ],
};
