/**
 * `open`: for everybody, also while the shop is closed. `shop`: for users, and for guests of an open shop. `token`: for users and
 * guests with a cart. `account`: for users.
 */
export type PageAccess = 'open' | 'shop' | 'token' | 'account';

/** The first pattern that fits decides. `$` stands for one segment, `*` at the end for any rest. All other pages are `shop`. */
const PAGES: readonly (readonly [pattern: string, access: PageAccess])[] = [
  ['/auth/*', 'open'],
  ['/password-reset-success', 'open'],
  ['/newsletter-confirm', 'open'],
  ['/newsletter-success', 'open'],
  ['/terms-and-conditions', 'open'],
  ['/careers', 'open'],
  ['/guest-order', 'open'],
  ['/guest-order/payment', 'open'],
  ['/confirm-order', 'open'],
  ['/order-approval', 'open'],
  ['/profile/orders/$', 'token'],
  ['/checkout/confirmation/$', 'token'],
  ['/checkout/payment/$', 'token'],
  ['/profile/*', 'account'],
  ['/wishlist', 'account'],
  ['/my-articles', 'account'],
  ['/quick-order', 'account'],
  ['/scan', 'account'],
];

/** Who may open a page. The guard of the shop, the main menu and the entry `first-paint` go by it. */
export function pageAccess(pathname: string): PageAccess {
  const segments = segmentsOf(pathname);
  return PAGES.find(([pattern]) => isMatch(segmentsOf(pattern), segments))?.[1] ?? 'shop';
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter(Boolean);

function isMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  const isOpenEnded = pattern.at(-1) === '*';
  const fixed = isOpenEnded ? pattern.slice(0, -1) : pattern;
  if (isOpenEnded ? segments.length < fixed.length : segments.length !== fixed.length) return false;
  return fixed.every((part, index) => part === '$' || part === segments[index]);
}
