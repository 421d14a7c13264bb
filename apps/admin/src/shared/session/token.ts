/** Not the shop's key: staff may be signed in here and look at the shop as somebody else. */
const STORAGE_KEY = 'sjaj.staff-token';

/** What a change of the session means to those who listen. */
export type SessionChange = 'begun' | 'ended' | 'expired';

const listeners = new Set<(change: SessionChange) => void>();
/** Where the browser keeps nothing, the session lasts until the page is closed. */
let inMemory: string | null = null;

/** The token of the session, null without one. */
export function readToken(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? inMemory;
  } catch {
    return inMemory;
  }
}

/** Begins a session, or goes on with one that had expired. */
export function beginSession(token: string): void {
  inMemory = token;
  try {
    localStorage.setItem(STORAGE_KEY, token);
  } catch {
    // The copy in memory serves.
  }
  tell('begun');
}

/** Ends the session: `ended` by the user, `expired` by the server. Does nothing without one. */
export function endSession(change: 'ended' | 'expired'): void {
  if (readToken() === null) return;
  inMemory = null;
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept.
  }
  tell(change);
}

/** Tells of every change, also of one in another tab; returns what ends the subscription. */
export function onSession(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key !== STORAGE_KEY) return;
    inMemory = null;
    tell(event.newValue === null ? 'ended' : 'begun');
  });
}
