import type { QueryClient } from '@tanstack/react-query';
import { createRoute, redirect } from '@tanstack/react-router';
import { categoriesQuery } from '../../shared/categories.ts';
import type { LoginReason } from '../../shared/session/login-address.logic.ts';
import { wasOpen } from '../../shared/session/open-shop.ts';
import { isTurnedAway, profileQuery } from '../../shared/session/profile.ts';
import { isSignedIn, readToken } from '../../shared/session/token.ts';
import { Shell } from '../shell/shell.tsx';
import { leadBackFromBank } from './linked-payment.ts';
import type { PageFacts } from './page-facts.ts';
import { rootRoute } from './root.tsx';

/** The area of the shop: for who is signed in, and for everybody while the shop is open. Draws the frame around its pages. */
export const shopRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'shop',
  beforeLoad: async ({ context: { queryClient }, location: { href, pathname, searchStr }, matches }) => {
    leadBackFromBank(pathname, searchStr);
    if (isSignedIn()) return;
    if (matches.some(({ staticData }) => isMissing(staticData))) throw toLogin(href, wasOpen() ? 'account' : undefined);
    await admitGuest(queryClient, href);
  },
  loader: async ({ context: { queryClient } }) => {
    // Both on their way at once; without categories the shop opens all the same.
    await Promise.all([queryClient.ensureQueryData(profileQuery), queryClient.prefetchQuery(categoriesQuery)]);
  },
  component: Shell,
});

/** Whether somebody who is not signed in lacks what a page is for. */
const isMissing = ({ needsAccount, needsToken }: PageFacts): boolean =>
  needsAccount === true || (needsToken === true && readToken() === null);

/** In a closed shop every page needs an account, so that there is nothing to explain. */
const toLogin = (href: string, why?: LoginReason) =>
  redirect({ to: '/auth/login', search: { redirect: href, ...(why && { why }) } });

/** Before anything of a page is asked for: the server says whether the shop is open. If not, Login is next, and then the page. */
async function admitGuest(queries: QueryClient, href: string): Promise<void> {
  try {
    await queries.ensureQueryData(profileQuery);
  } catch (error) {
    if (isTurnedAway(error)) throw toLogin(href);
    throw error;
  }
}
