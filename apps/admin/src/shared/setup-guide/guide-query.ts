import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/api.ts';

/** What an empty shop still needs. A guide that is over is not asked for again. */
export const guideQuery = queryOptions({
  queryKey: ['setup-guide'],
  queryFn: async ({ signal }) => (await api.setupGuide.one({ signal })).data,
  staleTime: ({ state }) => (state.data?.isOver ? Infinity : 0),
});
