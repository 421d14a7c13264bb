import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { articleTabs } from '@sjaj/contract';
import { api, transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';

const MINUTE_MS = 60_000;

const tabs = clientFor(articleTabs, transport);

/** The tabs that staff have written for the article. */
export const articleTabsQuery = (id: number) =>
  queryOptions({
    queryKey: ['article', id, 'tabs'],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await tabs.list({ params: { id } }, { signal })).data,
    staleTime: MINUTE_MS,
  });

/** Tiles of the recently viewed articles, whose ids are stored in the browser. */
export const viewedQuery = (articleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['recently-viewed', articleIds],
    queryFn: async ({ signal }) =>
      (await api.articles.recentlyViewed({ body: { articleIds: [...articleIds], isByGroup: true } }, { signal })).data,
    enabled: articleIds.length > 0,
    staleTime: MINUTE_MS,
  });

/** Articles similar to a text. */
export const similarQuery = (words: string) =>
  queryOptions({
    queryKey: ['similar', words],
    queryFn: async ({ signal }) =>
      (await api.articles.autoCompleteArticles({ body: { quickSearch: words, pageSize: 12 } }, { signal })).data,
    staleTime: MINUTE_MS,
  });
