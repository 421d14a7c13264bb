import type { Profile } from '@sjaj/contract';
import { queryClient } from '../api/query-client.ts';
import { profileQuery } from './profile.ts';

const STORAGE_KEY = 'sjaj.onlyLooks';

/** Whether somebody of this role has a cart and orders: staff look only, a representative without a company too. */
export const buysAs = (role: Profile['userData']['role']): boolean =>
  role !== 'sales_representative' && role !== 'administrator';

/** Whether who is signed in buys; also where that is not known yet. */
export function buysNow(): boolean {
  const profile = queryClient.getQueryData(profileQuery.queryKey);
  return !profile || buysAs(profile.userData.role);
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

/** Whether a page should ask for what only buyers have before it knows who is signed in. */
export function mayBuy(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === null;
  } catch {
    return true;
  }
}
