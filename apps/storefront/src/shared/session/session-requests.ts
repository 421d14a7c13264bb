import { createSessionRequests } from '@sjaj/app-kit';
import type { Profile } from '@sjaj/contract';
import { queryClient } from '../api/query-client.ts';
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
