import { useSyncExternalStore } from 'react';
import { queryClient } from '../api/query-client.ts';
import { buyerKeyOf, profileQuery } from '../session/profile.ts';
import { type WaitingChange, withChange } from './waiting.logic.ts';

const NONE: readonly WaitingChange[] = [];
const listeners = new Set<() => void>();

/** Where a buyer's changes are kept; null before it is known who buys. */
function storageKey(): string | null {
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  return profile ? `sjaj.cart.waiting.${buyerKeyOf(profile)}` : null;
}

// The list as it was read last, with the text that it was read from: an unchanged text gives the same list.
let known: {
  readonly text: string | null;
  readonly all: readonly WaitingChange[];
  readonly shown: readonly WaitingChange[];
} = { text: null, all: NONE, shown: NONE };

function look(): typeof known {
  const key = storageKey();
  let text: string | null;
  try {
    text = key === null ? null : localStorage.getItem(key);
  } catch {
    return known;
  }
  if (text !== known.text) {
    const all = parsed(text);
    known = { text, all, shown: all.filter(({ before, quantity }) => before !== quantity) };
  }
  return known;
}

function parsed(text: string | null): readonly WaitingChange[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as readonly WaitingChange[]) : NONE;
  } catch {
    return NONE;
  }
}

function keep(next: readonly WaitingChange[]): boolean {
  const key = storageKey();
  if (key === null) return false;
  try {
    if (next.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(next));
  } catch {
    return false;
  }
  for (const listener of listeners) listener();
  return true;
}

/** What waits for the line, kept over a reload and seen by every tab. */
export const waitingNow = (): readonly WaitingChange[] => look().all;

/** Lets changes wait for the line; false where this browser keeps nothing. */
export const letWait = (changes: readonly WaitingChange[]): boolean => keep(changes.reduce(withChange, waitingNow()));

/** These have arrived, or were refused; one that was changed again since keeps waiting. */
export const waitNoMore = (done: readonly WaitingChange[]): void =>
  void keep(
    waitingNow().filter(
      (change) => !done.some(({ articleId, at }) => articleId === change.articleId && at === change.at),
    ),
  );

/** The changes that wait, in the order in which they were made last. */
export const useWaiting = (): readonly WaitingChange[] => useSyncExternalStore(onWaiting, () => look().shown);

/** Tells of every change of the list, also in another tab; returns what ends it. */
export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
