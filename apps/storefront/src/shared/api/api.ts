import { anonymousTransport, createSessionGuard, createTransport } from '@sjaj/app-kit';
import { clientFor, type Transport } from '@sjaj/client';
import {
  addresses,
  articles,
  auth,
  blogs,
  brands,
  categories,
  checkout,
  documents,
  geography,
  mainPage,
  newsletter,
  orders,
  orderSheets,
  presentations,
  promotions,
  quickOrder,
  repeating,
  reviews,
  savedCartDocuments,
  settings,
  shoppingCart,
  pickupPlaces,
  systemMessages,
  tags,
  termsOfServices,
  users,
  wishList,
} from '@sjaj/contract';
import { canContinuePage, ownerOf, pageOwner, requestSession } from '../session/session-requests.ts';
import { isSignedIn, readToken, refuseSession, reportOtherOwner } from '../session/token.ts';
import { countCall } from './activity.ts';

const UNAUTHORIZED = 401;
/** Where representatives choose whom they buy for. */
const REPRESENTATIVE_CALLS = '/acting/';

const send = createTransport({ token: readToken, onCall: countCall });

/** Where the session has expired under a customer's page, a dialog opens over it and the call is sent again after the log-in. */
export const guarded = createSessionGuard({
  token: readToken,
  owner: pageOwner,
  loadOwner: async () => ownerOf((await clientFor(users, send).profile()).data),
  isForAnyOwner: (route) => route === users.profile || route.path.startsWith(REPRESENTATIVE_CALLS),
  onOtherOwner: reportOtherOwner,
  recover: (route, { status }) => {
    // A refused log-in answers what was typed. A profile refused without a session means that the shop is closed.
    if (status !== UNAUTHORIZED || route === auth.login || route === auth.logout) return null;
    if (isSignedIn() && canContinuePage()) return requestSession('sign_in');
    if (isSignedIn() || route !== users.profile) refuseSession();
    return null;
  },
});

/** The transport of `api`, and of pages that build clients of their own groups. */
export const transport: Transport = (route, input, callSettings) =>
  guarded(route, (owner) => send(route, input, { ...callSettings, owner }));

/** The calls of the shop, by group. Each resolves with the envelope and rejects with `CallFailed`. */
export const api = {
  addresses: clientFor(addresses, transport),
  articles: clientFor(articles, transport),
  auth: clientFor(auth, transport),
  blogs: clientFor(blogs, transport),
  brands: clientFor(brands, transport),
  categories: clientFor(categories, transport),
  checkout: clientFor(checkout, transport),
  documents: clientFor(documents, transport),
  geography: clientFor(geography, transport),
  mainPage: clientFor(mainPage, transport),
  newsletter: clientFor(newsletter, transport),
  orders: clientFor(orders, transport),
  orderSheets: clientFor(orderSheets, transport),
  presentations: clientFor(presentations, transport),
  promotions: clientFor(promotions, transport),
  repeating: clientFor(repeating, transport),
  reviews: clientFor(reviews, transport),
  quickOrder: clientFor(quickOrder, transport),
  savedCartDocuments: clientFor(savedCartDocuments, transport),
  settings: clientFor(settings, transport),
  shoppingCart: clientFor(shoppingCart, transport),
  pickupPlaces: clientFor(pickupPlaces, anonymousTransport),
  systemMessages: clientFor(systemMessages, transport),
  tags: clientFor(tags, transport),
  termsOfServices: clientFor(termsOfServices, transport),
  users: clientFor(users, transport),
  wishList: clientFor(wishList, transport),
};
