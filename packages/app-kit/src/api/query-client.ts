import { type NetworkMode, QueryClient } from '@tanstack/react-query';
import { isTransient, showFailure } from './failure.ts';

const STALE_MS = 30_000;
const MOST_RETRIES = 2;

/**
 * Answers are fresh for 30 s; a query without an answer and a fault of the server are retried. With network mode `always` a call
 * fails at once while the device is offline; with `online` it waits for the connection.
 */
export const createQueryClient = (networkMode: NetworkMode): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        networkMode,
        refetchOnReconnect: true,
        retry: (count, error) => count < MOST_RETRIES && isTransient(error),
      },
      mutations: { onError: showFailure, networkMode },
    },
  });
