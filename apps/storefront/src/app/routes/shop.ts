import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { supplierQuery } from '@sjaj/app-kit';
import { cartQuery } from '../../shared/cart-store.ts';
import { categoriesQuery } from '../../shared/categories.ts';
import { frameQuery } from '../../shared/frame-query.ts';
import { unreadQuery } from '../../shared/messages/unread-query.ts';
import { promotionQuery } from '../../shared/promotion.ts';
import { hasCart } from '../../shared/session/buyer.ts';
import { wishListQuery } from '../../shared/wish-list.ts';
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
    prefetchFrame(queryClient);
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

/** What header and footer show, once: it comes with the profile, and the first page is drawn with it. */
function prefetchFrame(queries: QueryClient): void {
  const staleTime = Infinity;
  void queries.prefetchQuery({ ...frameQuery, staleTime });
  void queries.prefetchQuery({ ...supplierQuery, staleTime });
  void queries.prefetchQuery({ ...promotionQuery, staleTime });
  if (hasCart()) void queries.prefetchQuery({ ...cartQuery, staleTime });
  if (!isSignedIn()) return;
  void queries.prefetchQuery({ ...unreadQuery, staleTime });
  void queries.prefetchQuery({ ...wishListQuery, staleTime });
}
