import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import type { Capability, Profile } from '@sjaj/contract';
import { signInApi } from '../api/transport.ts';
import { PROFILE_KEY } from './profile-key.ts';

/** The profile of the signed-in person. Read once a session: a change of role or rights begins a new one. */
export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  staleTime: Infinity,
  gcTime: Infinity,
  queryFn: async ({ signal }): Promise<Profile> => (await signInApi.users.profile({ signal })).data,
});

/** The rights of the signed-in member of staff. Use it only within the protected area. */
export function useRights(): NonNullable<Profile['userData']['staff']> {
  const { staff } = useStaff();
  if (!staff) throw new RangeError('useRights is used outside the protected area');
  return staff;
}

/** Whether the signed-in member of staff may do this. */
export const useCan = (capability: Capability): boolean => useRights().capabilities.includes(capability);

/** The signed-in member of staff. Use it only within the protected area, which waits for the profile. */
export const useStaff = (): Profile['userData'] => useSuspenseQuery(profileQuery).data.userData;

/** Whether they see all companies; a sales representative sees their own only. */
export const useSeesAllCompanies = (): boolean => useRights().companyScope === 'all';
