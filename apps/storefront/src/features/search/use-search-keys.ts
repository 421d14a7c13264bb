import { type RefObject, useLayoutEffect } from 'react';

/** `/` and Ctrl+K focus the search field, unless the user is typing in another field. */
export function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  // Not after the paint: until the field is drawn the frame listens, and a key in between would be nobody's.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const input = field.current;
      if (!input || input.offsetParent === null || !asksForSearch(event)) return;
      event.preventDefault();
      input.focus();
      input.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [field]);
}

function asksForSearch(event: KeyboardEvent): boolean {
  if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') return true;
  if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey) return false;
  const target = event.target;
  return !(
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
