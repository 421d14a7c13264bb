const STORAGE_KEY = 'sjaj.token';

/** What a change of the session means to those who listen. */
export type SessionChange = 'begun' | 'ended' | 'expired';

const listeners = new Set<(change: SessionChange) => void>();
/** Where the browser keeps nothing, the session lasts until the page is closed. */
let inMemory: string | null = null;

/** The token of the session, null without one. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? sessionStorage.getItem(STORAGE_KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Begins a session; with `stay` it outlives the browser window. */
export function beginSession(token: string, stay: boolean): void {
  forget();
  inMemory = token;
  try {
    (stay ? localStorage : sessionStorage).setItem(STORAGE_KEY, token);
  } catch {
    // The copy in memory serves.
  }
  tell('begun');
}

/** Ends the session: `ended` by the user, `expired` by the server. Does nothing without one. */
export function endSession(change: 'ended' | 'expired'): void {
  if (readToken() === null) return;
  forget();
  tell(change);
}

/** Tells of every change, also of a logout in another tab; returns what ends the subscription. */
export function onSession(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function forget(): void {
  inMemory = null;
  try {
    localStorage.removeItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
}

function tell(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY) return;
    inMemory = null;
    // Ended in another tab: what is typed in this one waits for the next log-in, as after an expiry.
    tell(event.newValue === null ? 'expired' : 'begun');
  });
}
