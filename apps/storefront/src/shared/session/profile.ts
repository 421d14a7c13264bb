import { queryOptions, type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CallFailed } from '@sjaj/client';
import type { Profile } from '@sjaj/contract';
import { OFFLINE } from '../api/offline-meta.ts';
import { api } from '../api/api.ts';
import { dropPrefetched } from '../api/prefetch.ts';
import { isGuestRole } from './guest.logic.ts';
import { rememberOpenShop } from './open-shop.ts';
import { endSession, clearGuestToken, guestToken, isSignedIn, withoutGuestToken } from './token.ts';

const FRESH_MS = 300_000;

/** Who is here: somebody signed in, or a guest of an open shop. 401 and 405 end a session, and close the shop to guests. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  meta: OFFLINE,
  staleTime: FRESH_MS,
  queryFn: async ({ signal }): Promise<Profile> => {
    const ask = async (): Promise<Profile> => (await api.users.profile({ signal })).data;
    if (!isSignedIn()) return askAsGuest(ask);
    try {
      return await ask();
    } catch (error) {
      if (error instanceof CallFailed && error.status === 405) endSession('expired');
      throw error;
    }
  },
});

/** Whether the server turns away whoever asks: nobody is signed in, and the shop is closed. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 401 || error.status === 405);

/** A cart that the server knows no more does not keep a guest from an open shop. */
async function askAsGuest(ask: () => Promise<Profile>): Promise<Profile> {
  const token = guestToken();
  try {
    const profile = await ask().catch((error: unknown) => {
      if (token === null || !isAccessDenied(error)) throw error;
      return askWithout(token, ask);
    });
    rememberOpenShop(isGuestRole(profile.userData.role));
    return profile;
  } catch (error) {
    if (isAccessDenied(error)) rememberOpenShop(false);
    throw error;
  }
}

/** The token is forgotten where the shop is open to others; in a closed one its cart joins the account that logs in. */
async function askWithout(token: string, ask: () => Promise<Profile>): Promise<Profile> {
  dropPrefetched();
  const profile = await withoutGuestToken(ask);
  if (guestToken() === token) clearGuestToken();
  return profile;
}

/** Who is here. Only below the area of the shop, which waits for it. */
export const useProfile = (): Profile => useSuspenseQuery(profileQuery).data;

/** Whether nobody is signed in: in an open shop, with or without a cart. */
export const useIsGuest = (): boolean => isGuestRole(useProfile().userData.role);

/** Whoever acts for companies, whether or not one is chosen. */
export const useIsRepresentative = (): boolean => useProfile().userData.role.endsWith('_representative');

/**
 * For whom is bought, as a key of what is kept in the browser: a representative keeps each company's apart, a guest is the same
 * before and after the cart is begun.
 */
export function buyerKeyOf({ userData: { id, role, companyId } }: Profile): string {
  if (isGuestRole(role)) return 'guest';
  return role === 'acting_representative' ? `${id}-${companyId}` : `${id}`;
}

export const useBuyerKey = (): string => buyerKeyOf(useProfile());

/**
 * Asks again who is here. Where the rights or the company are others now, all that was loaded for the old ones is
 * forgotten, and what is shown is asked for anew.
 */
export async function refreshProfile(queries: QueryClient): Promise<void> {
  const before = queries.getQueryData(profileQuery.queryKey);
  const after = await queries.fetchQuery({ ...profileQuery, staleTime: 0 });
  if (JSON.stringify(before?.userData) === JSON.stringify(after.userData)) return;
  // Only the cart is another one.
  if (before && isGuestRole(before.userData.role) && isGuestRole(after.userData.role))
    return queries.resetQueries({ queryKey: ['cart'] });
  queries.removeQueries({ type: 'inactive' });
  await queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'profile' });
}

/** Whether the user may see prices and totals. */
export const useCanViewPrices = (): boolean => useProfile().userData.canViewPrices;
