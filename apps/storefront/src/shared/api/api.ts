import { anonymousTransport, createTransport, createUploader } from '@sjaj/app-kit';
import { clientFor } from '@sjaj/client';
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
import { isSignedIn, readToken, refuseSession } from '../session/token.ts';
import { countCall } from './activity.ts';
import { takePrefetched } from './prefetch.ts';

/** The transport of `api`, and of pages that build clients of their own groups. */
export const transport = createTransport({
  token: readToken,
  onUnauthorized: (route) => {
    // A refused log-in answers what was typed. A profile refused without a session means that the shop is closed.
    if (route === auth.login || (route === users.profile && !isSignedIn())) return;
    refuseSession();
  },
  onCall: countCall,
  takePrefetched,
});

/** Sends files to calls that take an upload. */
export const sendUpload = createUploader({ token: readToken, onUnauthorized: refuseSession });

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
