import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { categoriesQuery } from '../../shared/categories.ts';
import type { LoginReason } from '../../shared/session/login-address.logic.ts';
import { wasOpen } from '../../shared/session/open-shop.ts';
import { isAccessDenied, profileQuery } from '../../shared/session/profile.ts';
import { isSignedIn, readToken } from '../../shared/session/token.ts';
import { Shell } from '../shell/shell.tsx';
import { leadBackFromBank } from './linked-payment.ts';
import { type PageAccess, pageAccess } from './page-access.ts';
import { rootRoute } from './root.tsx';

/** The pages of the shop with their frame: for users, and for guests while the shop is open. */
export const shopRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shop',
  beforeLoad: async ({ context: { queryClient }, location: { href, pathname, searchStr } }) => {
    leadBackFromBank(pathname, searchStr);
    if (isSignedIn()) return;
    if (!isAllowed(pageAccess(pathname))) throw toLogin(href, wasOpen() ? 'account' : undefined);
    await admitGuest(queryClient, href);
  },
  loader: async ({ context: { queryClient } }) => {
    // In parallel. A failure of the categories does not block the shop.
    await Promise.all([queryClient.ensureQueryData(profileQuery), queryClient.prefetchQuery(categoriesQuery)]);
  },
  component: Shell,
});

/** Whether a visitor without a session may open a page, if the shop is open. */
const isAllowed = (access: PageAccess): boolean => access !== 'account' && (access !== 'token' || readToken() !== null);

/** In a closed shop every page needs an account: Login gives no reason. */
const toLogin = (href: string, why?: LoginReason) =>
  redirect({ to: '/auth/login', search: { redirect: href, ...(why && { why }) } });

/** Asks the server whether the shop is open, before the page loads its data. If not, Login opens and leads back to the page. */
async function admitGuest(queries: QueryClient, href: string): Promise<void> {
  try {
    await queries.ensureQueryData(profileQuery);
  } catch (error) {
    if (isAccessDenied(error)) throw toLogin(href);
    throw error;
  }
}
