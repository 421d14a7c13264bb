import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Capability, Profile } from '@sjaj/contract';
import { signInApi } from '../api/transport.ts';
import { PROFILE_KEY } from './profile-key.ts';

/** Who is signed in. Asked once a session: what changes it is a new session. */
export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async ({ signal }): Promise<Profile> => (await signInApi.users.profile({ signal })).data,
});

/** What the signed-in member of staff may do. Only below the protected area. */
export function useRights(): NonNullable<Profile['userData']['staff']> {
  const { staff } = useStaff();
  if (!staff) throw new RangeError('only staff pass the protected area');
  return staff;
}

/** Whether the signed-in member of staff may do this. */
export const useCan = (capability: Capability): boolean => useRights().capabilities.includes(capability);

/** Who is signed in. Only below the protected area, which waits for it. */
export const useStaff = (): Profile['userData'] => useSuspenseQuery(profileQuery).data.userData;

/** Whether they reach all customers; a sales representative reaches the own companies only. */
export const useReachesAll = (): boolean => useRights().companyScope === 'all';
