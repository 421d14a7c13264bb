import { queryOptions } from '@tanstack/react-query';
import { signInApi } from '../../shared/api/transport.ts';

/** In the fragment, which browsers never send to a server. */
export const setupTokenOf = (hash: string): string => new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';

/** Whether a one-time link still holds, and how long. */
export const setupLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['setup', token],
    // Without a token the server answers as for an unknown one.
    queryFn: async ({ signal }) => (await signInApi.setup.check({ body: { token: token || '-' } }, { signal })).data,
    retry: false,
    // The page is opened with the answer; what was refused a moment ago is asked again by the button only.
    retryOnMount: false,
    staleTime: Infinity,
  });
