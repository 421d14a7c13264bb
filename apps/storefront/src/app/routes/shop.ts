import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { categoriesQuery } from '../../shared/categories.ts';
import { isTurnedAway, profileQuery } from '../../shared/session/profile.ts';
import { isSignedIn } from '../../shared/session/token.ts';
import { Shell } from '../shell/shell.tsx';
import { rootRoute } from './root.tsx';

/** The area of the shop: for who is signed in, and for everybody while the shop is open. Draws the frame around its pages. */
export const shopRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shop',
  beforeLoad: async ({ context: { queryClient }, location }) => {
    if (!isSignedIn()) await admitGuest(queryClient, location.href);
  },
  loader: async ({ context: { queryClient } }) => {
    // Both on their way at once; without categories the shop opens all the same.
    await Promise.all([queryClient.ensureQueryData(profileQuery), queryClient.prefetchQuery(categoriesQuery)]);
  },
  component: Shell,
});

/** Before anything of a page is asked for: the server says whether the shop is open. If not, Login is next, and then the page. */
async function admitGuest(queries: QueryClient, href: string): Promise<void> {
  try {
    await queries.ensureQueryData(profileQuery);
  } catch (error) {
    if (isTurnedAway(error)) throw redirect({ to: '/auth/login', search: { redirect: href } });
    throw error;
  }
}
