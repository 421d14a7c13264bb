import { type FocusEvent, useEffect, useRef } from 'react';

interface Held {
  readonly list: Element;
  readonly element: Element;
  readonly place: number;
}

/**
 * Where an element of a list that has the focus is removed, the one that comes to its place takes the focus, and where none is left the
 * page's content: the keyboard goes on from there. `selector` finds such elements; the result is the list's `onFocus`.
 */
export function useFocusSuccessor(selector: string): (event: FocusEvent) => void {
  const held = useRef<Held | null>(null);
  useEffect(() => {
    if (held.current === null || held.current.element.isConnected) return;
    const { list, place } = held.current;
    held.current = null;
    if (document.activeElement !== document.body) return;
    const left = list.isConnected ? [...list.querySelectorAll<HTMLElement>(selector)] : [];
    const next = left[Math.min(place, left.length - 1)] ?? document.getElementById('content');
    next?.focus({ preventScroll: true });
  });
  return ({ currentTarget: list, target: element }) => {
    const place = [...list.querySelectorAll(selector)].indexOf(element);
    held.current = place < 0 ? null : { list, element, place };
  };
}
