import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import {
  type ArticleCard,
  articleFilters,
  type Listing,
  type ListingInput,
  type PurchasedArticle,
} from '@sjaj/contract';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api, transport } from '../../shared/api/api.ts';
import type { ListingScope } from './listing-request.logic.ts';

const MINUTE_MS = 60_000;

/** A page of a listing. Purchased articles tell more of themselves. */
export interface ListingView extends Omit<Listing, 'articles'> {
  readonly articles: readonly (ArticleCard | PurchasedArticle)[];
}

/** One page of a listing with the counts of its filters. The previous page stays until the next one is loaded. */
export const listingQuery = (request: ListingInput, scope: ListingScope) =>
  queryOptions({
    queryKey: ['listing', request, scope.isBoughtBefore ?? false],
    meta: OFFLINE,
    queryFn: async ({ signal }): Promise<ListingView> =>
      scope.isBoughtBefore === true
        ? await myArticles(request, signal)
        : (await api.articles.listing({ body: request }, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  });

/** What has been ordered before, each article by itself: sizes are not hidden behind one row. */
async function myArticles(request: ListingInput, signal: AbortSignal): Promise<ListingView> {
  const [{ data, pagedResult }, { data: filters }] = await Promise.all([
    api.articles.myArticles({ body: request }, { signal }),
    clientFor(articleFilters, transport).myArticles({ signal }),
  ]);
  return { articles: data, totalItems: pagedResult?.totalItems ?? data.length, filters, widened: 'none' };
}

/** Number of articles that a query finds, to suggest which filter to remove. */
export const countQuery = (request: ListingInput) =>
  queryOptions({
    queryKey: ['listing-count', request],
    queryFn: async ({ signal }) =>
      (await api.articles.listing({ body: { ...request, page: 1, pageSize: 5 } }, { signal })).data.totalItems,
    staleTime: MINUTE_MS,
  });

/** How many articles a text finds, with their narrowest categories, those with most of them first. */
/** A row of tiles. */
const NEAREST_SHOWN = 4;

export const nearestQuery = (quickSearch: string) =>
  queryOptions({
    queryKey: ['listing-nearest', quickSearch],
    queryFn: async ({ signal }) => {
      const { data } = await api.articles.listing({ body: { quickSearch, page: 1, pageSize: 5 } }, { signal });
      const all = data.filters.categories.filter(({ count }) => count > 0);
      const parents = new Set(all.map(({ parentCategoryId }) => parentCategoryId));
      const categories = all.filter(({ id }) => !parents.has(id)).sort((a, b) => b.count - a.count);
      return {
        articles: data.articles.slice(0, NEAREST_SHOWN),
        totalItems: data.totalItems,
        categories: categories.slice(0, 3),
      };
    },
    staleTime: MINUTE_MS,
  });

export const brandQuery = (id: number) =>
  queryOptions({
    queryKey: ['brand', id],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await api.brands.one({ params: { id } }, { signal })).data,
    staleTime: 5 * MINUTE_MS,
  });

export const brandsQuery = () =>
  queryOptions({
    queryKey: ['brands'],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await api.brands.all({ signal })).data,
    staleTime: 5 * MINUTE_MS,
  });

/** Current promotions, each with its articles. */
export const promotionsQuery = queryOptions({
  queryKey: ['sales'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.promotions.running({ signal })).data,
  staleTime: MINUTE_MS,
});
