import { CallFailed } from '@sjaj/client';
import { QueryClient } from '@tanstack/react-query';
import { SessionGivenUp } from '../session/sign-in-again.ts';
import { showFailure } from './failure.ts';

const STALE_MS = 30_000;
const MOST_RETRIES = 2;

/** Answers are fresh for half a minute; only lost calls and faults of the server are tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: STALE_MS, retry: (count, error) => count < MOST_RETRIES && isPassing(error) },
    mutations: { onError: showFailure },
  },
});

const isPassing = (error: unknown): boolean => {
  if (error instanceof SessionGivenUp) return false;
  return !(error instanceof CallFailed) || error.status === 0 || error.status >= 500;
};
