import { type FetchQueryOptions, type QueryKey, useSuspenseQuery } from '@tanstack/react-query';
import { queryClient } from '../api/query-client.ts';

/** The options of a query, whatever it answers. */
export interface FirstQuery {
  readonly queryKey: QueryKey;
}

/**
 * Suspends until each query has answered or failed once: what comes after the page is drawn would move it. A failure is left to where
 * the answer is used.
 */
export function useFirstAnswers(queries: readonly FirstQuery[]): void {
  useSuspenseQuery({
    queryKey: ['first-answers', ...queries.map(({ queryKey }) => queryKey)],
    staleTime: Infinity,
    queryFn: async () => {
      await Promise.allSettled(
        queries.map((query) => queryClient.ensureQueryData({ ...query, retry: false } as FetchQueryOptions)),
      );
      return null;
    },
  });
}
