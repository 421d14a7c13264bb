import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { showFailure } from '@sjaj/app-kit';
import { api } from '../../shared/api/api.ts';
import { OFFLINE } from '../../shared/api/offline-meta.ts';
import type { MessageChoice } from './message-choice.logic.ts';

export const PAGE_SIZE = 24;

export const messagesQuery = ({ page, topic, isUnread, text }: MessageChoice) =>
  queryOptions({
    queryKey: ['messages', 'list', { page, topic, isUnread, text }],
    meta: OFFLINE,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const filters = {
        isUnread,
        ...(topic === 'all' ? {} : { topic }),
        ...(text.trim() === '' ? {} : { quickSearch: text.trim() }),
      };
      const { data, pagedResult } = await api.systemMessages.list(
        { body: { page, pageSize: PAGE_SIZE, ...filters } },
        { signal },
      );
      return { messages: data, totalItems: pagedResult?.totalItems ?? data.length };
    },
  });

/** Marks one message as read, or all of them. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: number | 'all') =>
      id === 'all' ? api.systemMessages.markAllRead() : api.systemMessages.markRead({ params: { id } }),
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['messages'] }),
  });
}
