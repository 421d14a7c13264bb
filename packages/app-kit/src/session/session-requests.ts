import type { Route } from '@sjaj/contract';
import { CallFailed } from '@sjaj/client';
import { createStore, useSelector } from '@tanstack/react-store';
import { SessionAbandoned } from '../api/failure.ts';
import type { SessionChange } from './session.ts';

/** What the user has to do before the calls go on: log in again, or set up a second factor that the shop now requires. */
export type SessionNeed = 'sign_in' | 'second_factor';

interface Pending {
  readonly need: SessionNeed;
  readonly calls: PromiseWithResolvers<void>;
}

const UNAUTHORIZED = 401;

/** The calls that wait until the user has logged in again. */
export function createSessionRequests(onSession: (listener: (change: SessionChange) => void) => unknown) {
  const pending = createStore<Pending | null>(null);
  const resumeCalls = (): void => {
    const request = pending.get();
    pending.setState(() => null);
    request?.calls.resolve();
  };
  onSession((change) => {
    if (change === 'begun') return resumeCalls();
    const request = pending.get();
    pending.setState(() => null);
    request?.calls.reject(new SessionAbandoned());
  });
  return {
    /**
     * Opens a dialog over the page, which stays as it is. Resolves when the user has done what is needed; rejects with
     * SessionAbandoned where they log out instead.
     */
    requestSession(need: SessionNeed): Promise<void> {
      const before = pending.get();
      const calls = before?.calls ?? Promise.withResolvers<void>();
      // A session that ends while a second factor is being set up needs a log-in first.
      pending.setState(() => ({ need: before?.need === 'sign_in' ? before.need : need, calls }));
      return calls.promise;
    },
    /** What calls wait for; null while none waits. */
    useSessionNeed: (): SessionNeed | null => useSelector(pending, (request) => request?.need ?? null),
    /** Lets the calls go on. Those that still need something ask for it again. */
    resumeCalls,
  };
}

interface SessionGuard {
  readonly token: () => string | null;
  /** Whose page is open (`sessionOwner`); null for guests and before it is known. */
  readonly owner: () => string | null;
  /** Whose the session is, as the server says. */
  readonly loadOwner: () => Promise<string | null>;
  /** Whether a call does not depend on the person of the page: those that ask who the session belongs to, or change it. */
  readonly isForAnyOwner: (route: Route) => boolean;
  /** What a refused call may wait for before it is sent again; null where it has failed for good. */
  readonly recover: (route: Route, error: CallFailed) => Promise<void> | null;
  /** Told where the server says that the session is another one's than the page: the page has to ask whose. */
  readonly onOtherOwner: () => void;
}

const OTHER_OWNER = 'auth.other_owner';

/**
 * Sends calls, and sends them again once what they were refused for is mended: nothing that was typed or chosen is lost. Each is told whose page
 * sends it. Where the session belongs to somebody else by then, or to the same person for another company, here or in another tab, no call of the
 * one before is done or sent again, and no answer to one arrives: SessionAbandoned.
 */
export function createSessionGuard(guard: SessionGuard) {
  const { token, owner, loadOwner, isForAnyOwner, recover, onOtherOwner } = guard;
  type Call<T> = (owner: string | null) => Promise<T>;

  /** Whether the page and its session are still those of the sender. */
  async function isStillOf(sender: string, sentWith: string | null): Promise<boolean> {
    if (token() === sentWith) return (owner() ?? sender) === sender;
    // Between a new token and its profile the page is still that of the one before.
    return token() !== null && owner() === sender && (await loadOwner()) === sender;
  }

  async function send<T>(route: Route, call: Call<T>, sender: string | null): Promise<T> {
    const sentWith = token();
    let answer: T;
    try {
      answer = await call(sender);
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error;
      if (error.code === OTHER_OWNER) {
        onOtherOwner();
        throw new SessionAbandoned();
      }
      // A slow call may be refused after another one has led to a new session.
      const isOutdated = error.status === UNAUTHORIZED && token() !== null && token() !== sentWith;
      if (!isOutdated) {
        const recovery = recover(route, error);
        if (!recovery) throw error;
        await recovery;
      }
      if (sender !== null && token() !== sentWith && (await loadOwner()) !== sender) throw new SessionAbandoned();
      return send(route, call, sender);
    }
    if (sender !== null && !(await isStillOf(sender, sentWith))) throw new SessionAbandoned();
    return answer;
  }
  return <T>(route: Route, call: Call<T>): Promise<T> => send(route, call, isForAnyOwner(route) ? null : owner());
}
