import { LANGUAGE_KEY } from '@sjaj/i18n/chosen-language';
import { COLOUR_SCHEME_KEY } from '@sjaj/ui/colour-scheme';

/** The keys of localStorage and sessionStorage. Both clients have the same origin, so the list is one. */
export const STORAGE_KEYS = {
  colourScheme: COLOUR_SCHEME_KEY,
  language: LANGUAGE_KEY,
  /** Token of the storefront's session. */
  session: 'sjaj.token',
  /** Token of a guest's cart. */
  guestCart: 'sjaj.guest',
  /** Token of the back office's session: staff can browse the shop as another user. */
  staffSession: 'sjaj.staff-token',
  /** Device token, shared by both clients. It survives a log-out and grants nothing. */
  device: 'sjaj.device',
  /** `1`: the shop admitted a guest on the last visit; `0`: it did not. */
  openShop: 'sjaj.open',
  /** Set while the signed-in user cannot order. */
  browseOnly: 'sjaj.onlyLooks',
  supplier: 'sjaj.supplier',
  viewedArticles: 'sjaj.viewed',
  recentSearches: 'sjaj.searches',
  listingSize: 'sjaj.listing.size',
  listingView: 'sjaj.listing.view',
  ordersSize: 'sjaj.orders.size',
  quickOrder: 'sjaj.quick-order',
  orderLink: 'sjaj.order.link',
  linkedOrder: 'sjaj.order.held',
  emailConfirmation: 'sjaj.order.confirmation',
  /** Also the name of the lock that sends the queue from one tab only. Followed by the buyer's key. */
  cartQueue: 'sjaj.cart.waiting',
  checkoutDraft: 'sjaj.checkout.draft',
  checkoutAttempt: 'sjaj.checkout.attempt',
  staffShortcuts: 'sjaj.staff-keys',
  /** Followed by the name of the list. */
  listColumns: 'sjaj.columns',
  listViews: 'sjaj.views',
} as const;
