import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { questions } from '@sjaj/contract';
import { api, transport } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';

const calls = clientFor(questions, transport);

/** Below the key of messages: the push message of the answer refreshes the question as well. */
export const questionQuery = (id: number) =>
  queryOptions({
    queryKey: ['messages', 'question', id],
    meta: OFFLINE,
    queryFn: async ({ signal }) => (await calls.one({ params: { id } }, { signal })).data,
  });

/** The cards of the articles of an answer. */
export const cardsQuery = (articleIds: readonly number[]) =>
  queryOptions({
    queryKey: ['articles', 'cards', articleIds],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    enabled: articleIds.length > 0,
    queryFn: async ({ signal }) =>
      (await api.articles.recentlyViewed({ body: { articleIds: [...articleIds] } }, { signal })).data,
  });
