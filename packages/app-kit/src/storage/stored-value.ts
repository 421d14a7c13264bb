import { createStore, type Store, useSelector } from '@tanstack/react-store';
import { readStored, type StorageArea, storedKeys, writeStored } from './browser-storage.ts';

/** A value that the device remembers under one key. */
interface StoredValue<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  /** The current value, as a hook. */
  readonly use: () => T;
}

interface StoredValueOptions<T> {
  readonly key: string;
  readonly area?: StorageArea;
  /** Reads a stored text; a text that it cannot read becomes the default. */
  readonly parse: (text: string | null) => T;
  /** The text to store; null removes it. */
  readonly print: (value: T) => string | null;
}

/** Values that a page has read, by key. */
const openValues = new Map<string, () => void>();

/** Removes values from the device, those that the page has read too, and whatever has one of the keys followed by somebody's or something's own. */
export function forgetStored(keys: readonly string[]): void {
  const isForgotten = (stored: string): boolean => keys.some((key) => stored === key || stored.startsWith(`${key}.`));
  for (const area of ['local', 'session'] as const)
    for (const stored of storedKeys(area)) if (isForgotten(stored)) writeStored(stored, null, area);
  for (const key of keys) openValues.get(key)?.();
}

/** Reads the storage once. Where the browser refuses storage, a change lasts until the page is closed. */
export function storedValue<T>({ key, area = 'local', parse, print }: StoredValueOptions<T>): StoredValue<T> {
  let store: Store<{ readonly value: T }> | undefined;
  const open = () => (store ??= read());
  const read = () => {
    const opened = createStore({ value: parse(readStored(key, area)) });
    openValues.set(key, () => opened.setState(() => ({ value: parse(null) })));
    return opened;
  };
  return {
    get: () => open().state.value,
    set: (value) => {
      open().setState(() => ({ value }));
      writeStored(key, print(value), area);
    },
    use: () => useSelector(open(), ({ value }) => value),
  };
}

/** Parses JSON; the default where the text is no JSON or `isValid` refuses the value. */
export function parseJson<T>(text: string | null, isValid: (value: unknown) => value is T, initial: T): T {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isValid(value) ? value : initial;
  } catch {
    return initial;
  }
}
