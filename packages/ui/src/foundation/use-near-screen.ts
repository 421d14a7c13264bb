import { useEffect, useRef, useState } from 'react';

/** How far below the screen counts as near: about the way that one turn of a wheel scrolls. */
const MARGIN = '200px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function watch(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
    },
    { rootMargin: MARGIN },
  );
  waiting.set(element, onNear);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

/** Whether an element is on the screen or near it, or has been. With `always` it is from the beginning. */
export function useNearScreen<E extends Element>(always: boolean) {
  const element = useRef<E>(null);
  const [isNear, setNear] = useState(always);
  useEffect(() => (isNear || !element.current ? undefined : watch(element.current, () => setNear(true))), [isNear]);
  return [element, isNear] as const;
}
