const STORAGE_KEY = 'sjaj.open';

/** Keeps for the next start whether guests were let in, so that it fetches their first page, or Login, at once; `theme.js` reads it. */
export function rememberOpen(open: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, open ? '1' : '0');
  } catch {
    // The next start asks first who is here, and then for the page.
  }
}

/** Whether guests were let in when one was here last. */
export function wasOpen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === '1';
  } catch {
    return false;
  }
}
