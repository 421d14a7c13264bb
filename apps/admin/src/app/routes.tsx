import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import { lazyPage, secondFactorCalls, secondFactorQuery } from '@sjaj/app-kit';
import { CallFailed } from '@sjaj/client';
import type { QueryClient } from '@tanstack/react-query';
import type { StaffKey } from '@sjaj/i18n';
import { transport } from '../shared/api/transport.ts';
import { addressOf, pathAfterLogin } from '../shared/page/address.ts';
import { profileQuery } from '../shared/session/profile.ts';
import { endSession, readToken } from '../shared/session/token.ts';
import type { Resource } from '../shared/resource/resource.ts';
import { homeFor, isStaff, RESOURCES } from './resources.ts';
import { Root, UnknownPage } from './root.tsx';
import { setupLinkQuery, setupTokenOf } from './sign-in/setup-link.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The title of the window; absent where the page knows it only with its data. */
    readonly title?: StaffKey;
  }
}

const rootRoute = createRootRouteWithContext<{ readonly queryClient: QueryClient }>()({
  component: Root,
  notFoundComponent: UnknownPage,
});

/** Leads to the set-up of a second factor where the profile is refused for want of one. */
function toEnrolment(error: unknown): never {
  if (error instanceof CallFailed && error.code === 'auth.second_factor_required')
    throw redirect({ to: '/second-factor', replace: true });
  throw error;
}

const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/login',
  staticData: { title: 'frame.logInTitle' },
  validateSearch: (search: Readonly<Record<string, unknown>>) => search,
  beforeLoad: ({ search }) => {
    if (readToken() !== null) throw redirect({ ...addressOf(pathAfterLogin(search['redirect'])), replace: true });
  },
  component: lazyPage(() => import('./sign-in/login-page.tsx'), 'LoginPage'),
});

/** The page of the one-time link that creates an administrator. Its token is in the fragment. */
const setupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/setup',
  staticData: { title: 'setup.title' },
  // As below: the card is centred.
  loader: ({ context: { queryClient }, location }) =>
    queryClient.prefetchQuery(setupLinkQuery(setupTokenOf(location.hash))),
  component: lazyPage(() => import('./sign-in/setup-page.tsx'), 'SetupPage'),
});

/** Where staff set up the second factor that the shop requires of them. */
const enrolRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/second-factor',
  staticData: { title: 'secondFactor.enrolTitle' },
  beforeLoad: () => {
    if (readToken() === null) throw redirect({ to: '/login' });
  },
  // The card is centred: shown before its content is known, all of it would move.
  loader: ({ context: { queryClient } }) => queryClient.prefetchQuery(secondFactorQuery(secondFactorCalls(transport))),
  component: lazyPage(() => import('./sign-in/enrol-page.tsx'), 'EnrolPage'),
});

/** The pages of staff with their frame. They need a session, and a second factor where the shop requires one. */
const staffRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'staff',
  beforeLoad: ({ location }) => {
    if (readToken() === null) throw redirect({ to: '/login', search: { redirect: location.href } });
  },
  loader: async ({ context: { queryClient } }) => {
    const { userData } = await queryClient.ensureQueryData(profileQuery).catch(toEnrolment);
    if (!isStaff(userData.role)) endSession('ended');
  },
  component: lazyPage(() => import('./shell/shell.tsx'), 'Shell'),
});

/** Leads away from a page that the member of staff may not open: their menu does not have it, but an old link may. */
async function requireCapability(queryClient: QueryClient, { needs }: Resource): Promise<void> {
  if (needs === null || readToken() === null) return;
  const { userData } = await queryClient.ensureQueryData(profileQuery).catch(toEnrolment);
  if (userData.staff && !userData.staff.capabilities.includes(needs))
    throw redirect({ ...addressOf(homeFor(userData.staff.capabilities)), replace: true });
}

const pages = RESOURCES.flatMap((resource) =>
  resource.pages.map(({ path, title, load }) =>
    createRoute({
      getParentRoute: () => staffRoute,
      path,
      beforeLoad: ({ context: { queryClient } }) => requireCapability(queryClient, resource),
      staticData: title ? { title } : {},
      component: lazyPage(async () => ({ Page: await load() }), 'Page'),
    }),
  ),
);

/** Any other address: the frame stays, with its menu and search. */
const unknownRoute = createRoute({ getParentRoute: () => staffRoute, path: '$', component: UnknownPage });

/** Log-in, set-up, and the pages of all resources. */
export const routeTree = rootRoute.addChildren([
  loginRoute,
  setupRoute,
  enrolRoute,
  staffRoute.addChildren([...pages, unknownRoute]),
]);
