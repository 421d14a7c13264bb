import { IconPackage } from '@tabler/icons-react';
import type { Resource } from '../../shared/resource/resource.ts';

export const articles: Resource = {
  name: 'articles',
  title: 'frame.articles',
  isSearched: true,
  icon: IconPackage,
  group: 'catalogue',
  needs: 'viewArticles',
  pages: [
    {
      path: '/articles',
      title: 'resource.articles',
      load: async () => (await import('./articles-page.tsx')).ArticlesPage,
    },
    {
      path: '/articles/new',
      title: 'article.titleNew',
      load: async () => (await import('./form/new-page.tsx')).NewPage,
    },
    { path: '/articles/$id', load: async () => (await import('./form/article-page.tsx')).ArticlePage },
  ],
};
