import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { takeEarlySearch, type TypedEarly } from '../../shared/early-search.ts';

/** Hands over what was typed before the app had drawn the field, with the focus; of two fields, to the visible one. */
export function useEarlySearch(field: RefObject<HTMLInputElement | null>, resume: (early: TypedEarly) => void): void {
  const onDrawn = useEffectEvent(() => {
    const input = field.current;
    if (!input || input.offsetParent === null) return;
    const early = takeEarlySearch();
    if (!early) return;
    input.focus();
    resume(early);
  });
  // Not after the paint: keys that come before it would be nobody's.
  useLayoutEffect(() => onDrawn(), []);
}
