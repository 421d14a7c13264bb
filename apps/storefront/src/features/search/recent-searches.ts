import { useSyncExternalStore } from 'react';
import { remembered } from './recent-searches.logic.ts';

const STORE_KEY = 'sjaj.searches';
const NONE: readonly string[] = [];

let known: readonly string[] | null = null;
const listeners = new Set<() => void>();

/** The last searches on this device, newest first. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(subscribe, read);

export const rememberSearch = (text: string): void => keep(remembered(read(), text));

function read(): readonly string[] {
  known ??= stored();
  return known;
}

function stored(): readonly string[] {
  try {
    const searches: unknown = JSON.parse(localStorage.getItem(STORE_KEY) ?? '[]');
    return Array.isArray(searches) ? searches.filter((search) => typeof search === 'string') : NONE;
  } catch {
    return NONE;
  }
}

function keep(searches: readonly string[]): void {
  known = searches;
  try {
    localStorage.setItem(STORE_KEY, JSON.stringify(searches));
  } catch {
    // Kept until the page goes.
  }
  for (const tell of listeners) tell();
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
