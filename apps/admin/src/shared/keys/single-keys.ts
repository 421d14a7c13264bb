import { useEffect, useEffectEvent } from 'react';

const STORED = 'sjaj.staff-keys';
const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

/** Whether single letters act. Who speaks to the machine, or hits keys by chance, can switch them off. */
export function areKeysOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

/** Remembered on the device. */
export function switchKeys(on: boolean): void {
  try {
    localStorage.setItem(STORED, on ? 'on' : 'off');
  } catch {
    // It lasts until the page is left.
  }
}

/** Whether a press is one of a single key, and not part of what is typed or asked for in a dialog. */
export function singleKeyOf(event: KeyboardEvent): string | null {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (target instanceof Element && target.closest(`${TYPED_INTO}, dialog[open], [role="menu"]`)) return null;
  if (document.querySelector('dialog[open]')) return null;
  return event.key.toLowerCase();
}

/** What single keys do while the component is there. An act that returns false leaves the key to the browser. */
export function useSingleKeys(acts: Readonly<Record<string, (() => boolean | void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = areKeysOn() ? singleKeyOf(event) : null;
    const act = key === null ? undefined : acts[key];
    if (act && act() !== false) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
