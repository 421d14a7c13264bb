import { type RefObject, useEffect, useState } from 'react';

/** What is left of it at the top edge of the screen is no longer read. */
const EDGE = '-25% 0px 0px 0px';

/** Whether an element has been scrolled off the screen. */
export function useIsScrolledAway(element: RefObject<Element | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        if (last) setAway(!last.isIntersecting);
      },
      { rootMargin: EDGE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isAway;
}
