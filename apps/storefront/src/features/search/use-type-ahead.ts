import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { takeTypeAhead, type TypedAhead } from '../../shared/type-ahead.ts';

/** Hands over what was typed before the app had drawn the field, with the focus; of two fields, to the visible one. */
export function useTypeAhead(
  field: RefObject<HTMLInputElement | null>,
  resume: (typedAhead: TypedAhead) => void,
): void {
  const onDrawn = useEffectEvent(() => {
    const input = field.current;
    if (!input || input.offsetParent === null) return;
    const typedAhead = takeTypeAhead();
    if (!typedAhead) return;
    input.focus();
    resume(typedAhead);
  });
  // Not after the paint: keys that come before it would be nobody's.
  useLayoutEffect(() => onDrawn(), []);
}
