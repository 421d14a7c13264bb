import { kept } from './kept.ts';

/** What a change of the session means to those who listen; `refused`: a call of somebody without a session was. */
export type SessionChange = 'begun' | 'ended' | 'expired' | 'refused';

const SESSION_KEY = 'sjaj.token';
const GUEST_KEY = 'sjaj.guest';

const listeners = new Set<(change: SessionChange) => void>();
const session = kept(SESSION_KEY);
const guest = kept(GUEST_KEY);

let isGuestAside = false;

/** The token that calls carry: of the session, else of the guest's cart; null without either. */
export const readToken = (): string | null => session.read() ?? (isGuestAside ? null : guest.read());

/** Whether somebody is signed in here; a guest is not. */
export const isSignedIn = (): boolean => session.read() !== null;

/** The token of the cart that was begun here without an account, null without one. It outlives a log-out. */
export const guestToken = (): string | null => guest.read();

/** Keeps the token of a guest's cart on this device. */
export const keepGuestToken = (token: string): void => guest.write(token, true);

/** The guest's cart is over: it has joined an account's, or the server knows it no more. */
export const forgetGuestToken = (): void => guest.forget();

/** Calls as somebody who has nothing yet; the guest's token is kept. */
export async function withoutGuestToken<T>(call: () => Promise<T>): Promise<T> {
  isGuestAside = true;
  try {
    return await call();
  } finally {
    isGuestAside = false;
  }
}

/** Begins a session; with `stay` it outlives the browser window. */
export function beginSession(token: string, stay: boolean): void {
  session.write(token, stay);
  tell('begun');
}

/** Ends the session: `ended` by the user, `expired` by the server. Does nothing without one. */
export function endSession(change: 'ended' | 'expired'): void {
  if (!isSignedIn()) return;
  session.forget();
  tell(change);
}

/** The server has answered 401: the session is over, or the shop admits this guest no more. */
export function refuseSession(): void {
  if (isSignedIn()) endSession('expired');
  else tell('refused');
}

/** Tells of every change, also of a logout in another tab; returns what ends the subscription. */
export function onSession(listener: (change: SessionChange) => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tell(change: SessionChange): void {
  for (const listener of listeners) listener(change);
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === GUEST_KEY) {
      guest.forgetCopy();
      // A cart that was begun in another tab is this one's too.
      if (event.newValue !== null && !isSignedIn()) tell('begun');
    }
    if (event.key !== SESSION_KEY) return;
    session.forgetCopy();
    // Ended in another tab: what is typed in this one waits for the next log-in, as after an expiry.
    tell(event.newValue === null ? 'expired' : 'begun');
  });
}
