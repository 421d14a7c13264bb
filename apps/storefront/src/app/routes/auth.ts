import { createRoute, redirect } from '@tanstack/react-router';
import { lazyPage } from '@sjaj/app-kit';
import { isSignedIn } from '../../shared/session/token.ts';
import { isLoginReason, type LoginReason, pathAfterLogin } from '../../shared/session/login-address.logic.ts';
import { rootRoute } from './root.tsx';

interface LoginSearch {
  readonly redirect?: string;
  readonly expired?: true;
  readonly why?: LoginReason;
}

const login = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/login',
  staticData: { title: 'auth.title' },
  validateSearch: (search: Readonly<Record<string, unknown>>): LoginSearch => ({
    ...(typeof search['redirect'] === 'string' && { redirect: search['redirect'] }),
    ...(search['expired'] === true && { expired: true as const }),
    ...(isLoginReason(search['why']) && { why: search['why'] }),
  }),
  beforeLoad: ({ search }) => {
    if (isSignedIn()) throw redirect({ href: pathAfterLogin(search.redirect), replace: true });
  },
  component: lazyPage(() => import('../../features/auth/index.ts'), 'LoginPage'),
});

const logout = createRoute({
  getParentRoute: () => rootRoute,
  path: '/auth/logout',
  staticData: { title: 'auth.logOut' },
  component: lazyPage(() => import('../../features/auth/index.ts'), 'LogoutPage'),
});

export const authRoutes = [login, logout] as const;
