import { type RefObject, useEffect, useRef } from 'react';
import type { StockImport } from '@sjaj/contract';

/**
 * Leads to where the state of an import stands when the button that changed it has gone with its focus. Whoever is somewhere
 * else stays there; the page only moves for whoever has just begun the import, from its bottom.
 */
export function useStateFocus({ state }: StockImport): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: state !== 'applying' });
  }, [state]);
  return place;
}
