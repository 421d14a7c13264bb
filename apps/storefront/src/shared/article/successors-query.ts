import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { type ArticleCard, articleSuccessors } from '@sjaj/contract';
import { transport } from '../api/api.ts';

const calls = clientFor(articleSuccessors, transport);
const MINUTE_MS = 60_000;

/** By article, what replaces it; articles that are still supplied have nothing. */
export const successorsQuery = (articleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['successors', articleIds],
    enabled: articleIds.length > 0,
    staleTime: MINUTE_MS,
    queryFn: async ({ signal }): Promise<ReadonlyMap<number, ArticleCard>> => {
      const { data } = await calls.list({ body: { articleIds: [...articleIds] } }, { signal });
      return new Map(data.map(({ articleId, successor }) => [articleId, successor]));
    },
  });
