import { queryOptions } from '@tanstack/react-query';
import { api } from '../../shared/api/api.ts';

const NEWEST = 10;

export const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  queryFn: async ({ signal }) => (await api.systemMessages.unread({ signal })).data,
});

export const newestQuery = queryOptions({
  queryKey: ['messages', 'newest'],
  queryFn: async ({ signal }) => (await api.systemMessages.list({ body: { pageSize: NEWEST } }, { signal })).data,
});
