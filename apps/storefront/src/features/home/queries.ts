import { queryOptions } from '@tanstack/react-query';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api } from '../../shared/api/api.ts';
import { FINISHED_ORDERS_REQUEST, NEWEST_REQUEST, OPEN_ORDERS_REQUEST } from './requests.logic.ts';

const MINUTE_MS = 60_000;

/** Open orders. */
export const openOrdersQuery = queryOptions({
  queryKey: ['home', 'open-orders'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => {
    const { data, pagedResult } = await api.orders.list({ body: OPEN_ORDERS_REQUEST }, { signal });
    return { orders: data, totalItems: pagedResult?.totalItems ?? data.length };
  },
  staleTime: MINUTE_MS,
});

/** Latest completed orders. */
export const finishedOrdersQuery = queryOptions({
  queryKey: ['home', 'finished-orders'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.orders.list({ body: FINISHED_ORDERS_REQUEST }, { signal })).data,
  staleTime: MINUTE_MS,
});

/** Newest articles and their number. */
export const newestQuery = queryOptions({
  queryKey: ['home', 'newest'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => {
    const { data, pagedResult } = await api.articles.newlyAdded({ body: NEWEST_REQUEST }, { signal });
    return { articles: data, totalItems: pagedResult?.totalItems ?? data.length };
  },
  staleTime: 5 * MINUTE_MS,
});

/** Tiles of the articles viewed on this device. */
export const viewedQuery = (articleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['recently-viewed', articleIds],
    queryFn: async ({ signal }) =>
      (await api.articles.recentlyViewed({ body: { articleIds: [...articleIds], isByGroup: true } }, { signal })).data,
    enabled: articleIds.length > 0,
    staleTime: MINUTE_MS,
  });

/** What Home shows to everybody, in one call. */
export const mainPageQuery = queryOptions({
  queryKey: ['home', 'main-page'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.mainPage.overview({ signal })).data,
  staleTime: 5 * MINUTE_MS,
});

/** Brands with the most articles. */
export const topBrandsQuery = queryOptions({ ...mainPageQuery, select: ({ topBrands }) => topBrands });

/** The featured brand; null if there is none. */
export const highlightedBrandQuery = queryOptions({
  ...mainPageQuery,
  select: ({ highlightedBrand }) => highlightedBrand,
});

/** Categories featured on Home. */
export const mainCategoriesQuery = queryOptions({ ...mainPageQuery, select: ({ categories }) => categories });

/** Hero banners. */
export const heroBannersQuery = queryOptions({ ...mainPageQuery, select: ({ jumbotrons }) => jumbotrons });

/** The tags that most articles carry. */
export const popularTagsQuery = queryOptions({ ...mainPageQuery, select: ({ popularTags }) => popularTags });
