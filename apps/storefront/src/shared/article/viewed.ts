import { useSyncExternalStore } from 'react';

/** How many articles are remembered. */
export const MOST_VIEWED = 10;
const STORE_KEY = 'sjaj.viewed';
const NONE: readonly number[] = [];

let known: readonly number[] | null = null;
const listeners = new Set<() => void>();

/** The ids with the newest first, none twice, the oldest dropped. */
export const viewedWith = (ids: readonly number[], id: number): readonly number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, MOST_VIEWED);

/** Reads what the browser kept; anything but a list of ids counts as nothing. */
export function parseViewed(stored: string | null): readonly number[] {
  try {
    const ids: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id) && id > 0).slice(0, MOST_VIEWED) : NONE;
  } catch {
    return NONE;
  }
}

/** The ids of the articles seen last on this device, newest first. */
export function viewedIds(): readonly number[] {
  known ??= parseViewed(stored());
  return known;
}

/** Puts an article at the front of what was seen. Where the browser keeps nothing it is remembered until the page goes. */
export function rememberViewed(id: number): void {
  known = viewedWith(viewedIds(), id);
  try {
    localStorage.setItem(STORE_KEY, JSON.stringify(known));
  } catch {
    // Private windows and full stores refuse; the list is a convenience.
  }
  for (const tell of listeners) tell();
}

/** The remembered ids, up to date. */
export const useViewedIds = (): readonly number[] => useSyncExternalStore(subscribe, viewedIds);

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function stored(): string | null {
  try {
    return localStorage.getItem(STORE_KEY);
  } catch {
    return null;
  }
}
