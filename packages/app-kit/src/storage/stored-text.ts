import { readStored, writeStored } from './browser-storage.ts';

/** A text that the browser stores under one key. */
export interface StoredText {
  readonly read: () => string | null;
  /** With `isLasting` it survives the browser window. */
  readonly write: (text: string, isLasting: boolean) => void;
  /** Whether it survives the browser window. */
  readonly isLasting: () => boolean;
  readonly remove: () => void;
  /** Drops the copy in memory after another tab has changed the stored text. */
  readonly dropCopy: () => void;
}

/** Where the browser refuses storage, the text lasts until the page is closed. */
export function storedText(key: string): StoredText {
  let copy: string | null = null;
  const remove = (): void => {
    copy = null;
    writeStored(key, null);
    writeStored(key, null, 'session');
  };
  return {
    read: () => readStored(key) ?? readStored(key, 'session') ?? copy,
    write: (text, isLasting) => {
      remove();
      copy = text;
      writeStored(key, text, isLasting ? 'local' : 'session');
    },
    isLasting: () => readStored(key) !== null,
    remove,
    dropCopy: () => {
      copy = null;
    },
  };
}
