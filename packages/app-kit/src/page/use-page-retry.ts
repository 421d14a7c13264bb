import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CallFailed } from '@sjaj/client';

/**
 * Loads a failed page again: its failed queries and its route. Where no call has failed but code, the document: browsers remember for as long
 * as it lives which code they could not fetch.
 */
export function usePageRetry(error: unknown, reset: () => void): () => void {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  return () => {
    if (!(error instanceof CallFailed)) return location.reload();
    queries.reset();
    reset();
    void router.invalidate();
  };
}
