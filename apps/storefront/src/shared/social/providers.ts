import { queryOptions } from '@tanstack/react-query';
import { anonymousTransport } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
import { social } from '@sjaj/contract';

const FRESH_MS = 300_000;

const calls = clientFor(social, anonymousTransport);

/** By whom one can log in beside a password; nobody in a closed shop. */
export const socialProvidersQuery = queryOptions({
  queryKey: ['social-providers'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }) => (await calls.providers({ signal })).data,
});
