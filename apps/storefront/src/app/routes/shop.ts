import { createRoute, redirect } from '@tanstack/react-router';
import { categoriesQuery } from '../../shared/categories.ts';
import { profileQuery } from '../../shared/session/profile.ts';
import { readToken } from '../../shared/session/token.ts';
import { Shell } from '../shell/shell.tsx';
import { rootRoute } from './root.tsx';

/** The protected area: needs a token, loads who is signed in, and draws the frame of the shop around its pages. */
export const shopRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shop',
  beforeLoad: ({ location }) => {
    if (readToken() === null) throw redirect({ to: '/auth/login', search: { redirect: location.href } });
  },
  loader: async ({ context: { queryClient } }) => {
    // Both on their way at once; without categories the shop opens all the same.
    await Promise.all([queryClient.ensureQueryData(profileQuery), queryClient.prefetchQuery(categoriesQuery)]);
  },
  component: Shell,
});
