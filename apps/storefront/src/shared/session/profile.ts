import { isCancelledError, queryOptions, type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { dropPrefetched } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { Profile } from '@sjaj/contract';
import { OFFLINE } from '../api/offline-meta.ts';
import { api } from '../api/api.ts';
import { PROFILE_KEY } from './profile-key.ts';
import { isGuestRole } from './guest.logic.ts';
import { rememberOpenShop } from './open-shop.ts';
import { endSession, clearGuestToken, guestToken, isSignedIn, readToken, withoutGuestToken } from './token.ts';

const FRESH_MS = 300_000;

/** The signed-in user, or a guest of an open shop. 401 and 405 end a session; without a session they mean that the shop is closed. */
export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  meta: OFFLINE,
  staleTime: FRESH_MS,
  queryFn: async ({ signal }): Promise<Profile> => {
    const fetchProfile = async (): Promise<Profile> => (await api.users.profile({ signal })).data;
    if (!isSignedIn()) return fetchAsGuest(fetchProfile);
    try {
      return await fetchOwnProfile(fetchProfile);
    } catch (error) {
      if (error instanceof CallFailed && error.status === 405) endSession('expired');
      throw error;
    }
  },
});

/** Whether the server refused a visitor: there is no session, and the shop is closed. */
export const isAccessDenied = (error: unknown): boolean =>
  error instanceof CallFailed && (error.status === 401 || error.status === 405);

/** Asks again where somebody else has logged in while the answer was on its way. */
async function fetchOwnProfile(fetchProfile: () => Promise<Profile>): Promise<Profile> {
  const token = readToken();
  const profile = await fetchProfile();
  return readToken() === token || !isSignedIn() ? profile : fetchOwnProfile(fetchProfile);
}

/** Retries without the guest's token where the server has deleted the cart. */
async function fetchAsGuest(fetchProfile: () => Promise<Profile>): Promise<Profile> {
  const token = guestToken();
  try {
    const profile = await fetchProfile().catch((error: unknown) => {
      if (token === null || !isAccessDenied(error)) throw error;
      return fetchWithout(token, fetchProfile);
    });
    rememberOpenShop(isGuestRole(profile.userData.role));
    return profile;
  } catch (error) {
    if (isAccessDenied(error)) rememberOpenShop(false);
    throw error;
  }
}

/** Removes the token if the shop is open. In a closed shop the cart joins the account of the next log-in. */
async function fetchWithout(token: string, fetchProfile: () => Promise<Profile>): Promise<Profile> {
  dropPrefetched();
  const profile = await withoutGuestToken(fetchProfile);
  if (guestToken() === token) clearGuestToken();
  return profile;
}

/** The profile. Only below the route of the shop, which loads it first. */
export const useProfile = (): Profile => useSuspenseQuery(profileQuery).data;

/** Whether the visitor is a guest, with or without a cart. */
export const useIsGuest = (): boolean => isGuestRole(useProfile().userData.role);

/** Whether the user is a sales representative, with or without a chosen company. */
export const useIsRepresentative = (): boolean => useProfile().userData.role.endsWith('_representative');

/**
 * The part of a storage key that names the buyer. A representative has one key per company; a guest keeps the key when the cart is
 * created.
 */
export function buyerKeyOf({ userData: { id, role, companyId } }: Profile): string {
  if (isGuestRole(role)) return 'guest';
  return role === 'acting_representative' ? `${id}-${companyId}` : `${id}`;
}

export const useBuyerKey = (): string => buyerKeyOf(useProfile());

/** Null where another refresh has begun meanwhile, which goes on for this one: a push and an answer tell of the same change. */
async function fetchUnlessReplaced(queries: QueryClient): Promise<Profile | null> {
  try {
    return await queries.fetchQuery({ ...profileQuery, staleTime: 0 });
  } catch (error) {
    if (isCancelledError(error)) return null;
    throw error;
  }
}

/** Loads the profile again. Where user, company or rights have changed, all cached answers are dropped and the visible ones reloaded. */
export async function refreshProfile(queries: QueryClient): Promise<void> {
  const before = queries.getQueryData(profileQuery.queryKey);
  // One that is under way asks who was here before.
  if (before) await queries.cancelQueries({ queryKey: PROFILE_KEY });
  const after = await fetchUnlessReplaced(queries);
  if (!after) return;
  if (JSON.stringify(before?.userData) === JSON.stringify(after.userData)) return;
  // A guest with a new cart sees the same prices: only the cart changes.
  if (before && isGuestRole(before.userData.role) && isGuestRole(after.userData.role))
    return queries.resetQueries({ queryKey: ['cart'] });
  // A company that a representative has left keeps the token: what was loaded ahead for it waits to be taken.
  dropPrefetched();
  const isOfOthers = ({ queryKey }: { readonly queryKey: readonly unknown[] }) => queryKey[0] !== PROFILE_KEY[0];
  queries.removeQueries({ type: 'inactive', predicate: isOfOthers });
  await queries.resetQueries({ predicate: isOfOthers });
}

/** Whether the user may see prices and totals. */
export const useCanViewPrices = (): boolean => useProfile().userData.canViewPrices;
