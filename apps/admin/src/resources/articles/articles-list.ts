import { useQuery } from '@tanstack/react-query';
import type { CallSettings } from '@sjaj/client';
import type { AdminArticleRow } from '@sjaj/contract';
import { api } from '../../shared/api/api.ts';
import { useBrandOptions, useCategoryOptions } from '../../shared/catalogue/options.ts';
import type { ListQuery, ListDefinition } from '../../shared/list/definition.ts';
import { listRequest } from '../../shared/list/list-request.ts';
import { useCan } from '../../shared/session/profile.ts';
import { startQuery } from '../../shared/start-query.ts';
import { ARTICLE_COLUMNS } from './articles-columns.tsx';
import { ArticlesBulk } from './articles-bulk.tsx';
import { ARTICLE_VIEWS, foundBy } from './found-by.ts';

const SORTS = ['code', 'title', 'vpc', 'onHand', 'createdAt'] as const;

function load(query: ListQuery, settings?: CallSettings) {
  const body = { ...listRequest(query, ARTICLE_VIEWS, SORTS), ...foundBy(query) };
  return api.articles.list({ body }, settings);
}

/** Reuses the count of the start page, for those who have one. */
function useCounts(): Readonly<Record<string, number | undefined>> {
  const { data } = useQuery({ ...startQuery, enabled: useCan('viewFigures') });
  return { hidden: data?.hiddenArticles };
}

export const articlesList: ListDefinition<AdminArticleRow> = {
  name: 'articles',
  title: 'resource.articles',
  searchHint: 'article.searchPlaceholder',
  columns: ARTICLE_COLUMNS,
  views: [
    { key: 'all', title: 'list.all' },
    { key: 'visible', title: 'article.viewVisible' },
    { key: 'hidden', title: 'article.viewHidden' },
    { key: 'out_of_stock', title: 'component.outOfStock' },
    { key: 'no_picture', title: 'article.viewNoPicture' },
    { key: 'archived', title: 'article.viewArchived' },
  ],
  filters: [
    { kind: 'choice', key: 'brand', title: 'article.brand', useOptions: useBrandOptions },
    { kind: 'choice', key: 'category', title: 'article.category', useOptions: useCategoryOptions },
  ],
  load,
  useCounts,
  nameOf: ({ title }) => title,
  bulk: ArticlesBulk,
  choosesAny: true,
  // Who keeps the stock chooses the vendors.
  bulkNeeds: ['editArticles', 'editStock'],
  create: { href: '/articles/new', title: 'article.titleNew', needs: 'editArticles' },
  first: {
    title: 'firstRecords.articles',
    text: 'firstRecords.articlesText',
    way: { href: '/imports/new?kind=articles', title: 'firstRecords.importThem' },
  },
};
