import { createSession, onStoredElsewhere, type SessionChange, STORAGE_KEYS, storedText } from '@sjaj/app-kit';

// A log-out in another tab counts as an expiry here: typed text waits for the next log-in.
const session = createSession({ storageKey: STORAGE_KEYS.session, endedElsewhere: 'expired' });
// Staff who have opened the shop from a company's record do so in one tab; the session of the others stays.
const acting = createSession({ storageKey: STORAGE_KEYS.actingSession, endedElsewhere: 'expired' });
const guest = storedText(STORAGE_KEYS.guestCart);

let isGuestIgnored = false;

/** The token that calls carry: of the session, else of the guest's cart; null without either. */
export const readToken = (): string | null => ownToken() ?? (isGuestIgnored ? null : guest.read());

const ownToken = (): string | null => acting.readToken() ?? session.readToken();

/** Whether a user is signed in; a guest is not. */
export const isSignedIn = (): boolean => ownToken() !== null;

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
export const isLastingSession = (): boolean => acting.readToken() === null && session.isLasting();

/** Begins a session; with `isLasting` it survives the browser window. */
export const beginSession = (token: string, isLasting: boolean): void => session.begin(token, isLasting);

/** Begins a session of staff in the name of a company, in this tab alone. */
export const beginActingSession = (token: string): void => acting.begin(token, false);

/** Ends the session: `ended` by the user, `expired` by the server. Does nothing without one. */
export const endSession = (change: 'ended' | 'expired'): void =>
  (acting.readToken() === null ? session : acting).end(change);

/** Handles a 401: the session is over, or the shop no longer admits this guest. */
export function refuseSession(): void {
  if (isSignedIn()) endSession('expired');
  else session.publish('refused');
}

/** The server says that the session is another one's than the page: for who follows the session, one has begun. */
export const reportOtherOwner = (): void => session.publish('begun');

/** Calls the listener for each change, those made in other tabs included. Returns the unsubscribe function. */
export function onSession(listener: (change: SessionChange) => void): () => void {
  const stops = [session.onChange(listener), acting.onChange(listener)];
  return () => stops.forEach((stop) => stop());
}

// A cart that a guest begins in another tab belongs to this one too.
onStoredElsewhere(STORAGE_KEYS.guestCart, guest, (token) => {
  if (token !== null && !isSignedIn()) session.publish('begun');
});
