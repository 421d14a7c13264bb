import { STORAGE_KEYS } from '@sjaj/app-kit';
import { CallFailed, clientFor } from '@sjaj/client';
import { guests } from '@sjaj/contract';
import { transport } from './api/api.ts';
import { queryClient } from './api/query-client.ts';
import { becomeGuestBuyer } from './session/guest.ts';
import { profileQuery } from './session/profile.ts';
import { isSignedIn, readToken } from './session/token.ts';

const { begin } = clientFor(guests, transport);

/** Runs a change of the cart. A guest without a cart gets one first; if the server has deleted the cart, the change is retried on a new one. */
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

/** Creates the cart of a guest who has none: once for parallel calls and for all tabs. */
const beginIfNew = (): Promise<void> =>
  readToken() === null ? (beginning ??= beginOnce().finally(() => (beginning = undefined))) : Promise.resolve();

const beginOnce = (): Promise<void> =>
  navigator.locks.request(STORAGE_KEYS.guestCart, async () => {
    if (readToken() === null) becomeGuestBuyer((await begin()).data);
    // Another tab has created it: the profile has changed.
    else await reloadProfile();
  });

/** Whether the shop is open and the guest's old cart deleted. */
async function isForgotten(): Promise<boolean> {
  await reloadProfile();
  return readToken() === null;
}

const reloadProfile = () => queryClient.fetchQuery({ ...profileQuery, staleTime: 0 });
