import { CallFailed } from '@sjaj/client';
import { QueryClient } from '@tanstack/react-query';
import { showFailure } from './failure.ts';

const STALE_MS = 30_000;
const MOST_RETRIES = 2;

/** Answers are fresh for half a minute; only lost calls and faults of the server are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      retry: (count, error) => count < MOST_RETRIES && (!(error instanceof CallFailed) || isPassing(error.status)),
    },
    mutations: { onError: showFailure },
  },
});

const isPassing = (status: number): boolean => status === 0 || status >= 500;
