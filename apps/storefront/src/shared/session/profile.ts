import { queryOptions, type QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { CallFailed } from '@sjaj/client';
import type { Profile } from '@sjaj/contract';
import { api } from '../api/api.ts';
import { endSession } from './token.ts';

const FRESH_MS = 300_000;

/** Who is signed in; 401 and 405 end the session. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  staleTime: FRESH_MS,
  queryFn: async ({ signal }): Promise<Profile> => {
    try {
      return (await api.users.profile({ signal })).data;
    } catch (error) {
      if (error instanceof CallFailed && error.status === 405) endSession('expired');
      throw error;
    }
  },
});

/** Who is signed in. Only below the protected area, which waits for it. */
export const useProfile = (): Profile => useSuspenseQuery(profileQuery).data;

/** Whoever acts for companies, whether or not one is chosen. */
export const useIsRepresentative = (): boolean => useProfile().userData.role.endsWith('_representative');

/** For whom is bought, as a key of what is kept in the browser: a representative keeps each company's apart. */
export function buyerKeyOf({ userData: { id, role, companyId } }: Profile): string {
  return role === 'acting_representative' ? `${id}-${companyId}` : `${id}`;
}

export const useBuyerKey = (): string => buyerKeyOf(useProfile());

/**
 * Asks again who is signed in. Where the rights or the company are others now, all that was loaded for the old ones is
 * forgotten, and what is shown is asked for anew.
 */
export async function lookAgain(queries: QueryClient): Promise<void> {
  const before = queries.getQueryData(profileQuery.queryKey);
  const after = await queries.fetchQuery({ ...profileQuery, staleTime: 0 });
  if (JSON.stringify(before?.userData) === JSON.stringify(after.userData)) return;
  queries.removeQueries({ type: 'inactive' });
  await queries.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'profile' });
}

/** Whether the user may see prices and totals. */
export const useCanViewPrices = (): boolean => useProfile().userData.canViewPrices;
