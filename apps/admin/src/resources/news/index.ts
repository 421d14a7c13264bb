import { IconNews } from '@tabler/icons-react';
import { recordPages } from '../../shared/record/record-pages.tsx';
import type { Resource } from '../../shared/resource/resource.ts';

export const news: Resource = {
  name: 'news',
  title: 'resource.news',
  icon: IconNews,
  group: 'content',
  needs: 'editContent',
  pages: recordPages('/news', {
    title: 'resource.news',
    newTitle: 'news.new',
    list: async () => (await import('./news-list.tsx')).newsList,
    form: async () => (await import('./news-form.tsx')).newsItemDefinition,
  }),
};
