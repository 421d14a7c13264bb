import type { QueryClient } from '@tanstack/react-query';
import { signInApi } from '../api/transport.ts';
import { askOtherPerson, dismissOtherPerson } from './other-person.ts';
import { profileQuery } from './profile.ts';
import { refreshProfile } from './refresh-profile.ts';
import { hasTyped } from './typed-on-page.ts';

/**
 * Follows a session that has begun, here or in another tab. A page on which one person has typed stays theirs while another one has the
 * session: it asks. The server refuses its calls meanwhile.
 */
export async function followBegun(queries: QueryClient): Promise<void> {
  const before = queries.getQueryData(profileQuery.queryKey);
  if (before && hasTyped()) {
    const { userData } = (await signInApi.users.profile()).data;
    if (userData.id !== before.userData.id) return askOtherPerson(userData);
  }
  await goOnAsSession(queries);
}

/** Gives the page to the person of the session; what another one has typed goes. */
export async function goOnAsSession(queries: QueryClient): Promise<void> {
  dismissOtherPerson();
  await refreshProfile(queries);
}
