/** A text that this browser keeps under a key. */
interface Kept {
  readonly read: () => string | null;
  /** With `stay` it outlives the browser window. */
  readonly write: (text: string, stay: boolean) => void;
  readonly forget: () => void;
  /** What was written here counts no more; what the browser keeps does. */
  readonly forgetCopy: () => void;
}

/** Where the browser keeps nothing, the text lasts until the page is closed. */
export function kept(key: string): Kept {
  let copy: string | null = null;
  const forget = (): void => {
    copy = null;
    try {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    } catch {
      // Nothing was kept.
    }
  };
  return {
    read: () => {
      try {
        return localStorage.getItem(key) ?? sessionStorage.getItem(key) ?? copy;
      } catch {
        return copy;
      }
    },
    write: (text, stay) => {
      forget();
      copy = text;
      try {
        (stay ? localStorage : sessionStorage).setItem(key, text);
      } catch {
        // The copy in memory serves.
      }
    },
    forget,
    forgetCopy: () => {
      copy = null;
    },
  };
}
