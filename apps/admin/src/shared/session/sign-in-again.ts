import { createStore, useSelector } from '@tanstack/react-store';
import { SessionAbandoned } from '@sjaj/app-kit';
import { onSession } from './token.ts';

/** Resolves the calls that wait for a new session; null while none waits. */
const pending = createStore<PromiseWithResolvers<void> | null>(null);

/**
 * Opens the log-in over the page, which stays as it is. Resolves after the log-in; rejects with SessionAbandoned where the user
 * logs out instead.
 */
export function requestSignIn(): Promise<void> {
  const request = pending.get() ?? Promise.withResolvers<void>();
  pending.setState(() => request);
  return request.promise;
}

/** Whether calls wait for the user to sign in again. */
export const useNeedsSignIn = (): boolean => useSelector(pending, (request) => request !== null);

onSession((change) => {
  const request = pending.get();
  if (!request) return;
  pending.setState(() => null);
  if (change === 'begun') request.resolve();
  else request.reject(new SessionAbandoned());
});
