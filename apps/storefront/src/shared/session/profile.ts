import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
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

/** Whether the user may see prices and totals. */
export const useCanViewPrices = (): boolean => useProfile().userData.canViewPrices;
