import { BACK_OFFICE } from '@sjaj/contract';
import { IconStar } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';
import { useWaitingReviews } from './queries.ts';

export const reviews: Resource = {
  name: 'reviews',
  title: 'resource.reviews',
  icon: IconStar,
  group: 'catalogue',
  access: BACK_OFFICE,
  useWaiting: useWaitingReviews,
  pages: [
    {
      path: '/reviews',
      title: 'resource.reviews',
      load: async () => (await import('./reviews-page.tsx')).ReviewsPage,
    },
  ],
};
