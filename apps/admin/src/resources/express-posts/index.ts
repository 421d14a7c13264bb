import { ADMINISTRATORS } from '@sjaj/contract';
import { IconTruckDelivery } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const expressPosts: Resource = {
  name: 'express-posts',
  title: 'resource.expressPosts',
  icon: IconTruckDelivery,
  group: 'system',
  access: ADMINISTRATORS,
  pages: [
    {
      path: '/express-posts',
      title: 'resource.expressPosts',
      load: async () => (await import('./express-posts-pages.tsx')).ExpressPostsPage,
    },
    {
      path: '/express-posts/new',
      title: 'expressPosts.new',
      load: async () => (await import('./express-posts-pages.tsx')).NewExpressPostPage,
    },
    { path: '/express-posts/$id', load: async () => (await import('./express-posts-pages.tsx')).ExpressPostPage },
  ],
};
