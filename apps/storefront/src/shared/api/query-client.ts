import { CallFailed } from '@sjaj/client';
import { QueryClient } from '@tanstack/react-query';
import { showFailure } from './failure.ts';

const STALE_MS = 30_000;
const MOST_RETRIES = 2;

/**
 * Answers are fresh for half a minute; only lost calls and faults of the server are tried again. Without a line a call fails at
 * once instead of waiting unseen: the page says so, and a change of the cart is kept to be sent later.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: (count, error) => count < MOST_RETRIES && (!(error instanceof CallFailed) || isPassing(error.status)),
    },
    mutations: { onError: showFailure, networkMode: 'always' },
  },
});

const isPassing = (status: number): boolean => status === 0 || status >= 500;
