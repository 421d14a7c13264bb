import { useEffectEvent, useLayoutEffect } from 'react';

/** Ctrl Enter takes the next step of the page, wherever the focus is; within a dialog it belongs to the dialog. */
export function useCtrlEnter(onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || event.repeat) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onPress();
  });
  // Before the page is painted: a press on what is seen is not lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
