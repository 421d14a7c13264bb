const STORAGE_KEY = 'sjaj.open';

/** Keeps for the next start whether guests were let in, so that it asks for their first page at once; `theme.js` reads it. */
export function rememberOpen(open: boolean): void {
  try {
    if (open) localStorage.setItem(STORAGE_KEY, '1');
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // The next start asks first who is here, and then for the page.
  }
}

/** Whether guests were let in when one was here last. */
export function wasOpen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
