import { type RefObject, useEffect, useRef } from 'react';

/**
 * Focuses the state of an import when it changes and the focused button has disappeared. A focus elsewhere stays. The page
 * scrolls only when an import starts.
 */
export function useStateFocus({ state }: { readonly state: string }): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: state !== 'applying' });
  }, [state]);
  return place;
}
