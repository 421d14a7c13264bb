import { clientFor, fetchTransport } from '@sjaj/client';
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
  productSales,
  quickOrder,
  repeating,
  reviews,
  savedCartPapers,
  settings,
  shoppingCart,
  pickupPlaces,
  supplier,
  systemMessages,
  tags,
  termsOfServices,
  users,
  wishList,
} from '@sjaj/contract';
import { languageTag } from '@sjaj/domain';
import { isSignedIn, readToken, refuseSession } from '../session/token.ts';
import { language } from '../texts/t.ts';
import { countCall } from './activity.ts';
import { takeEarly } from './early.ts';

/** Carries the calls of `api`, and of pages that make a client of their own groups. */
export const transport = fetchTransport({
  baseUrl: baseUrl(),
  token: readToken,
  language: () => languageTag(language()),
  onUnauthorized: (route) => {
    // A refused log-in is an answer to what was typed, and to nobody's question who is here: the shop is closed.
    if (route === auth.login || (route === users.profile && !isSignedIn())) return;
    refuseSession();
  },
  onCall: countCall,
  early: takeEarly,
});

/** Carries the calls that are the same for everybody: without a session, so that none of its troubles reach them. */
const publicTransport = fetchTransport({
  baseUrl: baseUrl(),
  token: () => null,
  language: () => languageTag(language()),
});

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
  productSales: clientFor(productSales, transport),
  repeating: clientFor(repeating, transport),
  reviews: clientFor(reviews, transport),
  quickOrder: clientFor(quickOrder, transport),
  savedCartPapers: clientFor(savedCartPapers, transport),
  settings: clientFor(settings, transport),
  shoppingCart: clientFor(shoppingCart, transport),
  pickupPlaces: clientFor(pickupPlaces, publicTransport),
  supplier: clientFor(supplier, publicTransport),
  systemMessages: clientFor(systemMessages, transport),
  tags: clientFor(tags, transport),
  termsOfServices: clientFor(termsOfServices, transport),
  users: clientFor(users, transport),
  wishList: clientFor(wishList, transport),
};

/**
 * The page's own origin, unless another API was set on this device. It may have another port, never another host: the token
 * is sent there.
 */
export function baseUrl(): string {
  try {
    const { hostname, origin } = new URL(localStorage.getItem('sjaj.api') ?? '');
    return hostname === location.hostname ? origin : '';
  } catch {
    return '';
  }
}
