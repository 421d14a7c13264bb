import { createSessionRequests } from '@sjaj/app-kit';
import { type Profile, sessionOwner } from '@sjaj/contract';
import { queryClient } from '../api/query-client.ts';
import { isGuestRole } from './guest.logic.ts';
import { PROFILE_KEY } from './profile-key.ts';
import { onSession } from './token.ts';

export const { requestSession, useSessionNeed } = createSessionRequests(onSession);

/** Those whose page is the same after a log-in. A sales representative chooses a company again, and guests have no session. */
const CUSTOMERS: readonly Profile['userData']['role'][] = ['buyer', 'company_admin', 'private'];

/** Whether a customer's page is open, which a log-in over it can continue. */
export function canContinuePage(): boolean {
  const profile = queryClient.getQueryData<Profile>(PROFILE_KEY);
  return profile !== undefined && CUSTOMERS.includes(profile.userData.role);
}

/** Whose calls a page sends: a person, or a representative for one company. Null for guests. */
export const ownerOf = ({ userData: { id, role, companyId } }: Profile): string | null =>
  isGuestRole(role) ? null : sessionOwner({ userId: id, companyId });

/** Whose page is open; null for guests and before the profile is known. */
export function pageOwner(): string | null {
  const profile = queryClient.getQueryData<Profile>(PROFILE_KEY);
  return profile ? ownerOf(profile) : null;
}
