import { useState } from 'react';

/** A choice that this device remembers, such as the columns of a list; where it keeps nothing, until the page is left. */
export function useRemembered<T>(key: string, initial: T, isOne: (value: unknown) => value is T) {
  const [value, setValue] = useState(() => read(key, isOne) ?? initial);
  const choose = (next: T): void => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // The choice lasts until the page is left.
    }
  };
  return [value, choose] as const;
}

function read<T>(key: string, isOne: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isOne(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
