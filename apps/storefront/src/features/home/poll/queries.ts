import { queryOptions } from '@tanstack/react-query';
import { clientFor } from '@sjaj/client';
import { polls } from '@sjaj/contract';
import { transport } from '../../../shared/api/api.ts';

const FRESH_MS = 300_000;

export const pollCalls = clientFor(polls, transport);

/** The poll of Home, with results once the user has voted; null if there is none. */
export const pollQuery = queryOptions({
  queryKey: ['home', 'poll'],
  queryFn: async ({ signal }) => (await pollCalls.current({ signal })).data,
  staleTime: FRESH_MS,
});
