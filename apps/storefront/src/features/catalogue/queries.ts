import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListingAsk } from '@sjaj/contract';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api } from '../../shared/api/api.ts';

const MINUTE_MS = 60_000;

/** One page of a listing with the counts of its filters; the page before stays until the next one is there. */
export const listingQuery = (ask: ListingAsk) =>
  queryOptions({
    queryKey: ['listing', ask],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await api.articles.listing({ body: ask }, { signal })).data,
    placeholderData: keepPreviousData,
    staleTime: MINUTE_MS,
  });

/** Only how many articles an ask finds, for telling which filter to drop. */
export const countQuery = (ask: ListingAsk) =>
  queryOptions({
    queryKey: ['listing-count', ask],
    queryFn: async ({ signal }) =>
      (await api.articles.listing({ body: { ...ask, page: 1, pageSize: 5 } }, { signal })).data.totalItems,
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

/** The sales that run now, each with what is in it. */
export const salesQuery = queryOptions({
  queryKey: ['sales'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.productSales.running({ signal })).data,
  staleTime: MINUTE_MS,
});
