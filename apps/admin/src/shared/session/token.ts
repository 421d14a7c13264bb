import { createSession, STORAGE_KEYS } from '@sjaj/app-kit';

const session = createSession({ storageKey: STORAGE_KEYS.staffSession, endedElsewhere: 'ended' });

/** The token of the session, null without one. */
export const { readToken } = session;

/** Begins a session, or continues one that has expired. It survives the browser window. */
export const beginSession = (token: string): void => session.begin(token, true);

/** Ends the session: `ended` by the user, `expired` by the server. Does nothing without one. */
export const endSession = session.end;

/** The server says that the session is another one's than the page: for who follows the session, one has begun. */
export const reportOtherOwner = (): void => session.publish('begun');

/** Calls the listener for each change, those made in other tabs included. Returns the unsubscribe function. */
export const onSession = session.onChange;
