import { queryOptions } from '@tanstack/react-query';
import { OFFLINE } from '../api/offline-meta.ts';
import { api } from '../api/api.ts';

/** How many messages of the user are unread. */
export const unreadQuery = queryOptions({
  queryKey: ['messages', 'unread'],
  meta: OFFLINE,
  queryFn: async ({ signal }) => (await api.systemMessages.unread({ signal })).data,
});
