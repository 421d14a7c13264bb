import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { CallFailed } from '@sjaj/client';
import { FailureState } from '../shared/page/failure-state.tsx';

/** A page that could not be shown: why, and how to try again. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const queries = useQueryErrorResetBoundary();
  // The way to the log-in is already being taken.
  if (error instanceof CallFailed && (error.status === 401 || error.status === 405)) return null;
  const again = () => {
    queries.reset();
    reset();
    void router.invalidate();
  };
  return <FailureState error={error} onRetry={again} />;
}
