import { BACK_OFFICE } from '@sjaj/contract';
import { IconNews } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const news: Resource = {
  name: 'news',
  title: 'resource.news',
  icon: IconNews,
  group: 'content',
  access: BACK_OFFICE,
  pages: [
    {
      path: '/news',
      title: 'resource.news',
      load: async () => (await import('./news-pages.tsx')).NewsPage,
    },
    {
      path: '/news/new',
      title: 'news.new',
      load: async () => (await import('./news-pages.tsx')).NewNewsItemPage,
    },
    { path: '/news/$id', load: async () => (await import('./news-pages.tsx')).NewsItemPage },
  ],
};
