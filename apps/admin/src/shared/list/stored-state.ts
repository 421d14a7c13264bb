import { useState } from 'react';
import { parseJson, readStored, writeStored } from '@sjaj/app-kit';

/** State that this device remembers, such as the columns of a list. Where the browser refuses storage, it lasts as long as the page. */
export function useStoredState<T>(key: string, initial: T, isValid: (value: unknown) => value is T) {
  const [value, setValue] = useState(() => parseJson(readStored(key), isValid, initial));
  const choose = (next: T): void => {
    setValue(next);
    writeStored(key, JSON.stringify(next));
  };
  return [value, choose] as const;
}
