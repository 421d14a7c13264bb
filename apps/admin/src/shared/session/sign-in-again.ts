import { createStore, useSelector } from '@tanstack/react-store';
import { SessionAbandoned } from '@sjaj/app-kit';
import { onSession } from './token.ts';

/** What the user has to do before the calls go on: log in again, or set up a second factor that the shop now requires. */
export type SessionNeed = 'sign_in' | 'second_factor';

interface Pending {
  readonly need: SessionNeed;
  readonly calls: PromiseWithResolvers<void>;
}

/** The calls that wait for the user; null while none waits. */
const pending = createStore<Pending | null>(null);

/**
 * Opens a dialog over the page, which stays as it is. Resolves when the user has done what is needed; rejects with SessionAbandoned
 * where they log out instead.
 */
export function requestSession(need: SessionNeed): Promise<void> {
  const before = pending.get();
  const calls = before?.calls ?? Promise.withResolvers<void>();
  // A session that ends while a second factor is being set up needs a log-in first.
  pending.setState(() => ({ need: before?.need === 'sign_in' ? before.need : need, calls }));
  return calls.promise;
}

/** What calls wait for; null while none waits. */
export const useSessionNeed = (): SessionNeed | null => useSelector(pending, (request) => request?.need ?? null);

/** Lets the calls go on. Those that still need something ask for it again. */
export function resumeCalls(): void {
  const request = pending.get();
  pending.setState(() => null);
  request?.calls.resolve();
}

onSession((change) => {
  if (change === 'begun') {
    resumeCalls();
    return;
  }
  const request = pending.get();
  pending.setState(() => null);
  request?.calls.reject(new SessionAbandoned());
});
