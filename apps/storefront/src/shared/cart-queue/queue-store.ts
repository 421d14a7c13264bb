import { useSyncExternalStore } from 'react';
import { createStore } from '@tanstack/react-store';
import { readStored, STORAGE_KEYS, writeStored } from '@sjaj/app-kit';
import { queryClient } from '../api/query-client.ts';
import { buyerKeyOf, profileQuery } from '../session/profile.ts';
import { type QueuedChange, withChange } from './queued-change.logic.ts';

const NONE: readonly QueuedChange[] = [];

/** Counts the changes of the queue that this tab has made. */
const revision = createStore(0);

/** The storage key of the buyer's queue; null before the profile is known. */
function storageKey(): string | null {
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  return profile ? `${STORAGE_KEYS.cartQueue}.${buyerKeyOf(profile)}` : null;
}

interface Snapshot {
  readonly text: string | null;
  readonly all: readonly QueuedChange[];
  /** Without changes back to the first quantity. */
  readonly visible: readonly QueuedChange[];
}

// The last snapshot with the text that it was read from: the same text returns the same object.
let snapshot: Snapshot = { text: null, all: NONE, visible: NONE };

function readQueue(): Snapshot {
  const key = storageKey();
  const text = key === null ? null : readStored(key);
  if (text !== snapshot.text) {
    const all = parseQueue(text);
    snapshot = { text, all, visible: all.filter(({ before, quantity }) => before !== quantity) };
  }
  return snapshot;
}

function parseQueue(text: string | null): readonly QueuedChange[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? (value as readonly QueuedChange[]) : NONE;
  } catch {
    return NONE;
  }
}

function storeQueue(next: readonly QueuedChange[]): boolean {
  const key = storageKey();
  if (key === null || !writeStored(key, next.length === 0 ? null : JSON.stringify(next))) return false;
  revision.setState((count) => count + 1);
  return true;
}

/** The queued changes of the cart. The queue survives a reload and is the same in every tab. */
export const queuedChanges = (): readonly QueuedChange[] => readQueue().all;

/** Queues changes; false where the browser refuses storage. */
export const queueChanges = (changes: readonly QueuedChange[]): boolean =>
  storeQueue(changes.reduce(withChange, queuedChanges()));

/** Removes changes that were sent or refused. One that was changed again in the meantime stays. */
export const dequeue = (done: readonly QueuedChange[]): void =>
  void storeQueue(
    queuedChanges().filter(
      (change) => !done.some(({ articleId, at }) => articleId === change.articleId && at === change.at),
    ),
  );

/** The queued changes to show, in the order in which they were made. */
export const useQueuedChanges = (): readonly QueuedChange[] =>
  useSyncExternalStore(onQueueChange, () => readQueue().visible);

/** Calls the listener for each change of the queue, those of other tabs included. Returns the unsubscribe function. */
export function onQueueChange(listener: () => void): () => void {
  const subscription = revision.subscribe(listener);
  window.addEventListener('storage', listener);
  return () => {
    subscription.unsubscribe();
    window.removeEventListener('storage', listener);
  };
}
