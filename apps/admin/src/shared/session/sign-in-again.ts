import { useSyncExternalStore } from 'react';
import { onSession } from './token.ts';

/** The session was given up while calls waited for it to go on. */
export class SessionGivenUp extends Error {
  override readonly name = 'SessionGivenUp';
}

let waiting: PromiseWithResolvers<void> | null = null;
const listeners = new Set<() => void>();

/**
 * Asks the person to sign in over the page, which stays as it is; resolves when that is done. Rejects with SessionGivenUp
 * where the person logs out instead.
 */
export function signedInAgain(): Promise<void> {
  if (!waiting) {
    waiting = Promise.withResolvers<void>();
    tell();
  }
  return waiting.promise;
}

/** Whether the page waits for its person to sign in again. */
export const useNeedsSignIn = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting !== null,
  );

onSession((change) => {
  const asked = waiting;
  if (!asked) return;
  waiting = null;
  if (change === 'begun') asked.resolve();
  else asked.reject(new SessionGivenUp());
  tell();
});

function tell(): void {
  for (const listener of listeners) listener();
}
