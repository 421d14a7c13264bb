import { useSyncExternalStore } from 'react';
import type { Route } from '@sjaj/contract';

/** Two lists that load beside the page and must not cover it. */
const QUIET = new Set(['/articles/customer-customized-articles', '/articles/newly-added-articles']);

let running = 0;
const listeners = new Set<() => void>();

/** Counts the calls that are on their way. */
export function countCall(route: Route, phase: 'start' | 'end'): void {
  if (QUIET.has(route.path)) return;
  running += phase === 'start' ? 1 : -1;
  for (const listener of listeners) listener();
}

/** Whether calls are on their way that the page waits for. */
export const useActivity = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => running > 0,
  );
