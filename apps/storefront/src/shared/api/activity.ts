import { createStore, useSelector } from '@tanstack/react-store';
import type { Route } from '@sjaj/contract';

/** Two lists that load beside the page and must not cover it. */
const QUIET_PATHS = new Set(['/articles/customer-customized-articles', '/articles/newly-added-articles']);

const pendingCalls = createStore(0);

/** Counts the calls that wait for an answer. */
export function countCall(route: Route, phase: 'start' | 'end'): void {
  if (QUIET_PATHS.has(route.path)) return;
  pendingCalls.setState((count) => count + (phase === 'start' ? 1 : -1));
}

/** Whether the page waits for an answer. */
export const useActivity = (): boolean => useSelector(pendingCalls, (count) => count > 0);
