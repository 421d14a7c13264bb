import { useCallback, useSyncExternalStore } from 'react';
import { LISTING_SIZES, VIEWS, type View } from './listing-choice.logic.ts';

const SIZE_KEY = 'sjaj.listing.size';
const VIEW_KEY = 'sjaj.listing.view';
const DEFAULT_SIZE = 12;
const listeners = new Set<() => void>();

/** The page size of the last listing on this device. */
export const rememberedSize = (): number =>
  LISTING_SIZES.find((each) => String(each) === read(SIZE_KEY)) ?? DEFAULT_SIZE;

/** Page size and view of the last listing on this device, for addresses that name none. */
export function useRemembered(): { readonly size: number; readonly view: View; readonly remember: Remember } {
  const size = useSyncExternalStore(subscribe, rememberedSize);
  const view = useSyncExternalStore(subscribe, () => VIEWS.find((each) => each === read(VIEW_KEY)) ?? 'cards');
  const remember = useCallback<Remember>((what) => {
    if (what.size !== undefined) write(SIZE_KEY, String(what.size));
    if (what.view !== undefined) write(VIEW_KEY, what.view);
    for (const tell of listeners) tell();
  }, []);
  return { size, view, remember };
}

type Remember = (what: { readonly size?: number; readonly view?: View }) => void;

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing shows the defaults next time.
  }
}
