import { STORAGE_KEYS } from '@sjaj/app-kit';
import { CallFailed, clientFor } from '@sjaj/client';
import { guests } from '@sjaj/contract';
import { transport } from './api/api.ts';
import { queryClient } from './api/query-client.ts';
import { becomeGuestBuyer } from './session/guest.ts';
import { profileQuery } from './session/profile.ts';
import { isSignedIn, readToken } from './session/token.ts';

const { begin } = clientFor(guests, transport);

/**
 * Does something to the cart. A guest who has none yet is given one first; one whose cart the server has forgotten is given
 * another one, and it is done again.
 */
export async function inCart<T>(work: () => Promise<T>): Promise<T> {
  const isAccount = isSignedIn();
  await beginIfNew();
  try {
    return await work();
  } catch (error) {
    if (isAccount || !(error instanceof CallFailed) || error.status !== 401) throw error;
    if (!(await isForgotten())) throw error;
    await beginIfNew();
    return work();
  }
}

let beginning: Promise<void> | undefined;

/** Begins the cart of a guest who has none: one for fast clicks, for several lines, and over all tabs. */
const beginIfNew = (): Promise<void> =>
  readToken() === null ? (beginning ??= beginOnce().finally(() => (beginning = undefined))) : Promise.resolve();

const beginOnce = (): Promise<void> =>
  navigator.locks.request(STORAGE_KEYS.guestCart, async () => {
    if (readToken() === null) becomeGuestBuyer((await begin()).data);
    // Another tab was faster: who is here has changed for this one too.
    else await lookWhoIsHere();
  });

/** Whether the shop is open and has let go of the guest's old cart. */
async function isForgotten(): Promise<boolean> {
  await lookWhoIsHere();
  return readToken() === null;
}

const lookWhoIsHere = () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
