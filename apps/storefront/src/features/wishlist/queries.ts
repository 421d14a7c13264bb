import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ArticleCard } from '@sjaj/contract';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import { api } from '../../shared/api/api.ts';

const AT_ONCE = 10;

/** The ids in chunks of the maximum size of one call. */
export const chunksOf = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, index) =>
    ids.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );

export const cardsQuery = (articleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['articles', 'cards', articleIds],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }): Promise<ArticleCard[]> =>
      (await api.articles.recentlyViewed({ body: { articleIds: [...articleIds] } }, { signal })).data,
  });
