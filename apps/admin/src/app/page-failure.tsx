import type { ErrorComponentProps } from '@tanstack/react-router';
import { usePageRetry } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import { FailureState } from '../shared/page/failure-state.tsx';

/** Says why a page cannot be shown, and offers a retry. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const retry = usePageRetry(error, reset);
  // The session flow is opening the log-in.
  if (error instanceof CallFailed && (error.status === 401 || error.status === 405)) return null;
  return <FailureState error={error} onRetry={retry} />;
}
