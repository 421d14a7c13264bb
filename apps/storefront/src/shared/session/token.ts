import { createSession, onStoredElsewhere, type SessionChange, STORAGE_KEYS, storedText } from '@sjaj/app-kit';

// A log-out in another tab counts as an expiry here: typed text waits for the next log-in.
const session = createSession({ storageKey: STORAGE_KEYS.session, endedElsewhere: 'expired' });
const guest = storedText(STORAGE_KEYS.guestCart);

let isGuestIgnored = false;

/** The token that calls carry: of the session, else of the guest's cart; null without either. */
export const readToken = (): string | null => session.readToken() ?? (isGuestIgnored ? null : guest.read());

/** Whether a user is signed in; a guest is not. */
export const isSignedIn = (): boolean => session.readToken() !== null;

/** The token of the guest's cart of this device, null without one. It survives a log-out. */
export const guestToken = (): string | null => guest.read();

/** Stores the token of a guest's cart on this device. */
export const storeGuestToken = (token: string): void => guest.write(token, true);

/** Removes the guest's token: the cart has joined an account, or the server has deleted it. */
export const clearGuestToken = (): void => guest.remove();

/** Runs a call without the guest's token, which stays stored. */
export async function withoutGuestToken<T>(call: () => Promise<T>): Promise<T> {
  isGuestIgnored = true;
  try {
    return await call();
  } finally {
    isGuestIgnored = false;
  }
}

/** Whether the session survives the browser window. */
export const isLastingSession = (): boolean => session.isLasting();

/** Begins a session; with `isLasting` it survives the browser window. */
export const beginSession = (token: string, isLasting: boolean): void => session.begin(token, isLasting);

/** Ends the session: `ended` by the user, `expired` by the server. Does nothing without one. */
export const endSession = (change: 'ended' | 'expired'): void => session.end(change);

/** Handles a 401: the session is over, or the shop no longer admits this guest. */
export function refuseSession(): void {
  if (isSignedIn()) endSession('expired');
  else session.publish('refused');
}

/** Calls the listener for each change, those made in other tabs included. Returns the unsubscribe function. */
export const onSession = (listener: (change: SessionChange) => void): (() => void) => session.onChange(listener);

// A cart that a guest begins in another tab belongs to this one too.
onStoredElsewhere(STORAGE_KEYS.guestCart, guest, (token) => {
  if (token !== null && !isSignedIn()) session.publish('begun');
});
