import type { Profile } from '@sjaj/contract';
import { queryClient } from '../api/query-client.ts';
import { profileQuery } from './profile.ts';
import { isSignedIn, readToken } from './token.ts';

const STORAGE_KEY = 'sjaj.onlyLooks';

type Role = Profile['userData']['role'];

/** Whether somebody of this role buys: staff look only, a representative without a company too. */
export const buysAs = (role: Role): boolean => role !== 'sales_representative' && role !== 'administrator';

/** Whether who is here has a cart; also where that is not known yet. A guest has none before something goes into it. */
export function buysNow(): boolean {
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  if (!profile) return readToken() !== null;
  const { role } = profile.userData;
  return buysAs(role) && role !== 'guest';
}

/** Keeps for the next start of the shop whether the user buys. */
export function rememberBuys(buys: boolean): void {
  try {
    if (buys) localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, '1');
  } catch {
    // The next start asks for more than it shows.
  }
}

/** Whether a page should ask for what only buyers with an account have before it knows who is signed in. */
export function mayBuy(): boolean {
  if (!isSignedIn()) return false;
  try {
    return localStorage.getItem(STORAGE_KEY) === null;
  } catch {
    return true;
  }
}
