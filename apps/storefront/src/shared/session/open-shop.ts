const STORAGE_KEY = 'sjaj.open';
const OPEN = '1';
const CLOSED = '0';

/** Keeps for the next start whether guests were let in, so that it fetches their first page, or Login, at once; `theme.js` reads it. */
export function rememberOpen(open: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, open ? OPEN : CLOSED);
  } catch {
    // The next start asks first who is here, and then for the page.
  }
}

/** Whether guests were let in when one was here last. */
export const wasOpen = (): boolean => remembered() === OPEN;

/** Whether guests were turned away when one was here last; on a device that has not tried it is not known. */
export const wasClosed = (): boolean => remembered() === CLOSED;

function remembered(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}
