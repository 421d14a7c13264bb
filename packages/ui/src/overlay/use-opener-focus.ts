import { useEffect } from 'react';

/** Gives the focus back to what had it before, when a dialog that is open is unmounted: the browser does so only when it closes one. */
export function useOpenerFocus(open: boolean): void {
  useEffect(() => {
    // A closed one took no focus. Giving some back would also lay out the page at once, in the middle of a render.
    if (!open) return undefined;
    const opener = document.activeElement;
    return () => {
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [open]);
}
