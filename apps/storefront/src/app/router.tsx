import { createRouter } from '@tanstack/react-router';
import { queryClient } from '../shared/api/query-client.ts';
import { PageFailure } from './page-failure.tsx';
import { PageSkeleton } from './page-skeleton.tsx';
import { routeTree } from './routes/tree.ts';

const PRELOAD_DELAY_MS = 60;
/** A page that comes sooner shows no skeleton in between. */
const PENDING_MS = 200;

/** The routes of the shop. Every navigation scrolls to the top, going back to where one was. */
export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadDelay: PRELOAD_DELAY_MS,
  defaultPreloadStaleTime: 0,
  defaultPendingMs: PENDING_MS,
  defaultPendingMinMs: 0,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: PageFailure,
  scrollRestoration: true,
  defaultStructuralSharing: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
