import { LANGUAGE_KEY } from '@sjaj/i18n/chosen-language';
import { COLOUR_SCHEME_KEY } from '@sjaj/ui/colour-scheme';

/*
 * The keys of localStorage and sessionStorage, imported as `STORAGE_KEYS`. Both clients have the same origin, so the list is one.
 */

export const colourScheme = COLOUR_SCHEME_KEY;
export const language = LANGUAGE_KEY;
/** Token of the storefront's session. */
export const session = 'sjaj.token';
/** Token of a session that staff have opened from a company's record: of one tab, before any other. */
export const actingSession = 'sjaj.acting-token';
/** Token of a guest's cart. */
export const guestCart = 'sjaj.guest';
/** Token of the back office's session: staff can browse the shop as another user. */
export const staffSession = 'sjaj.staff-token';
/** Device token, shared by both clients. It survives a log-out and grants nothing. */
export const device = 'sjaj.device';
/** `1`: the shop admitted a guest on the last visit; `0`: it did not. */
export const openShop = 'sjaj.open';
/** The id of the person whose searches, articles and codes this device keeps. */
export const tracesOf = 'sjaj.traces-of';
/** Set while the signed-in user cannot order. */
export const browseOnly = 'sjaj.onlyLooks';
/** The page that a log-in at Google or Facebook leads back to. */
export const socialReturn = 'sjaj.social.return';
/** The provider that the session is to be linked with, where that is what a log-in there is for. */
export const socialLink = 'sjaj.social.link';
/** Whether this browser may load the script that measures visits. */
export const measurement = 'sjaj.measurement';
export const supplier = 'sjaj.supplier';
export const viewedArticles = 'sjaj.viewed';
/** The articles to compare. */
export const compared = 'sjaj.compare';
export const recentSearches = 'sjaj.searches';
export const listingSize = 'sjaj.listing.size';
export const listingView = 'sjaj.listing.view';
export const cartGroups = 'sjaj.cart.groups';
export const ordersSize = 'sjaj.orders.size';
export const quickOrder = 'sjaj.quick-order';
/** Followed by the user's key. */
export const scannedCodes = 'sjaj.scan';
export const orderLink = 'sjaj.order.link';
export const linkedOrder = 'sjaj.order.held';
export const approvalLink = 'sjaj.order.approval';
export const emailConfirmation = 'sjaj.order.confirmation';
/** Also the name of the lock that sends the queue from one tab only. Followed by the buyer's key. */
export const cartQueue = 'sjaj.cart.waiting';
export const checkoutDraft = 'sjaj.checkout.draft';
/** Followed by the user's key. */
export const complaintDraft = 'sjaj.complaint.draft';
export const checkoutAttempt = 'sjaj.checkout.attempt';
/** Followed by the ids of who writes it and of the complaint. */
export const complaintAnswer = 'sjaj.staff-answer';
/** Followed by the ids of who orders and of the vendor. */
export const purchaseDraft = 'sjaj.staff-purchase';
export const staffShortcuts = 'sjaj.staff-keys';
/** The open groups of the back office's menu. */
export const staffMenu = 'sjaj.staff-menu';
/** Followed by the name of the list. */
export const listColumns = 'sjaj.columns';
export const accountRequest = 'sjaj.account-request';
