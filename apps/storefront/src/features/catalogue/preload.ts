import type { QueryClient } from '@tanstack/react-query';
import { profileQuery } from '../../shared/session/profile.ts';
import { listingRequest } from './listing-request.logic.ts';
import type { ListingScope } from './listing-request.logic.ts';
import { readChoice } from './listing-choice.logic.ts';
import { listingQuery } from './queries.ts';
import { storedPageSize } from './listing-preferences.ts';

/** ms that a page waits for its listing: one that is there by then is drawn at once, and not after its skeleton. Slow lines lose this much and no more. */
const WAIT_MS = 60;

/** Prefetches a listing while the code of its page loads, or while the pointer is over a link to it; resolves when it is there, and in time. */
export const preloadListing = (
  queries: QueryClient,
  scope: ListingScope,
  search: Readonly<Record<string, unknown>>,
): Promise<void> =>
  Promise.race([
    prefetch(queries, scope, search),
    new Promise<void>((resolve) => {
      setTimeout(resolve, WAIT_MS);
    }),
  ]);

async function prefetch(
  queries: QueryClient,
  scope: ListingScope,
  search: Readonly<Record<string, unknown>>,
): Promise<void> {
  // Without a profile nothing is prefetched; the page handles that.
  const profile = await queries.ensureQueryData(profileQuery).catch(() => null);
  if (!profile) return;
  const reader = { canViewPrices: profile.userData.canViewPrices, size: storedPageSize() };
  await queries.prefetchQuery(listingQuery(listingRequest(scope, readChoice(search), reader), scope));
}
