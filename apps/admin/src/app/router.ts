import { createRouter } from '@tanstack/react-router';
import { queryClient } from '../shared/api/query-client.ts';
import { searchOf, searchText } from '../shared/page/address.ts';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { routeTree } from './routes.tsx';

/** A page that comes sooner shows no skeleton in between. */
const PENDING_MS = 200;

/** The pages of the back office below /admin, with plain values in the search: `?view=waiting&page=2`. */
export const router = createRouter({
  routeTree,
  basepath: '/admin',
  context: { queryClient },
  parseSearch: searchOf,
  stringifySearch: searchText,
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: PageFailure,
  scrollRestoration: true,
});
