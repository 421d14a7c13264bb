import { useEffect, useEffectEvent } from 'react';
import { STORAGE_KEYS, storedValue } from '@sjaj/app-kit';

const TYPED_INTO = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';

const enabled = storedValue({
  key: STORAGE_KEYS.staffShortcuts,
  parse: (text) => text !== 'off',
  print: (on) => (on ? 'on' : 'off'),
});

/** Whether single-letter shortcuts are on. Users of speech input can switch them off. */
export const areKeysOn = (): boolean => enabled.get();

/** Switches them on this device. */
export const switchKeys = (on: boolean): void => enabled.set(on);

/** What may be held down: steps. A key that decides does so once for a press. */
const STEPS: readonly string[] = ['j', 'k'];

/** Whether a press is one of a single key, and not part of what is typed or asked for in a dialog. */
function singleKeyOf(event: KeyboardEvent): string | null {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return null;
  if (target instanceof Element && target.closest(`${TYPED_INTO}, dialog[open], [role="menu"]`)) return null;
  if (document.querySelector('dialog[open]')) return null;
  const key = event.key.toLowerCase();
  return event.repeat && !STEPS.includes(key) ? null : key;
}

/** What single keys do while the component is there. An action that returns false leaves the key to the browser. */
export function useSingleKeys(actions: Readonly<Record<string, (() => boolean | void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = areKeysOn() ? singleKeyOf(event) : null;
    const action = key === null ? undefined : actions[key];
    if (action && action() !== false) event.preventDefault();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
