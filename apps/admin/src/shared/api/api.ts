import { CallFailed, clientFor, fetchTransport, type Transport } from '@sjaj/client';
import {
  adminAgreements,
  adminArticles,
  adminAttributes,
  adminBrands,
  adminCategories,
  adminCompanies,
  adminCompanyCodes,
  adminCoupons,
  adminExpressPosts,
  adminJobs,
  adminMail,
  adminOrders,
  adminPickupPlaces,
  adminRequests,
  adminSales,
  adminSearch,
  adminSettings,
  adminSetup,
  adminStart,
  adminStock,
  adminSupplier,
  adminTerms,
  auth,
  geography,
  orderPapers,
  orderParts,
  orders,
  orderSheets,
  reviews,
  stockImports,
  supplier,
  systemMessages,
  users,
} from '@sjaj/contract';
import type { Route } from '@sjaj/contract';
import { languageTag } from '@sjaj/domain';
import { PROFILE_KEY } from '../session/profile-key.ts';
import { signedInAgain } from '../session/sign-in-again.ts';
import { endSession, readToken } from '../session/token.ts';
import { language } from '../texts/t.ts';
import { queryClient } from './query-client.ts';

const NO_SESSION = 401;
/** What the profile answers where the account may not be used. */
const NOT_ALLOWED = 405;

const settings = { baseUrl: '', language: () => languageTag(language()) };
const send = fetchTransport({ ...settings, token: readToken });

/**
 * Sends a call; where the session has run out under an open page, asks the person to sign in and sends it again, so that
 * nothing typed is lost.
 */
export const transport: Transport = async (route, ask, callSettings) => {
  try {
    return await send(route, ask, callSettings);
  } catch (error) {
    if (!(error instanceof CallFailed) || !endsSession(route, error)) throw error;
    if (queryClient.getQueryData(PROFILE_KEY) === undefined) {
      endSession('expired');
      throw error;
    }
    await signedInAgain();
    return send(route, ask, callSettings);
  }
};

const endsSession = (route: Route, { status }: CallFailed): boolean => {
  // A refused log-in is an answer to what was typed, not the end of a session.
  if (route === auth.login || route === auth.logout) return false;
  return status === NO_SESSION || (route === users.profile && status === NOT_ALLOWED);
};

/** The calls of the back office, by group. Each resolves with the envelope and rejects with `CallFailed`. */
export const api = {
  agreements: clientFor(adminAgreements, transport),
  articles: clientFor(adminArticles, transport),
  attributes: clientFor(adminAttributes, transport),
  auth: clientFor(auth, transport),
  brands: clientFor(adminBrands, transport),
  categories: clientFor(adminCategories, transport),
  companies: clientFor(adminCompanies, transport),
  companyCodes: clientFor(adminCompanyCodes, transport),
  coupons: clientFor(adminCoupons, transport),
  expressPosts: clientFor(adminExpressPosts, transport),
  geography: clientFor(geography, transport),
  jobs: clientFor(adminJobs, transport),
  mail: clientFor(adminMail, transport),
  orders: clientFor(adminOrders, transport),
  orderPapers: clientFor(orderPapers, transport),
  orderParts: clientFor(orderParts, transport),
  orderSheets: clientFor(orderSheets, transport),
  orderStatus: clientFor(orders, transport),
  pickupPlaces: clientFor(adminPickupPlaces, transport),
  requests: clientFor(adminRequests, transport),
  reviews: clientFor(reviews, transport),
  sales: clientFor(adminSales, transport),
  search: clientFor(adminSearch, transport),
  settings: clientFor(adminSettings, transport),
  shop: clientFor(supplier, fetchTransport({ ...settings, token: () => null })),
  setup: clientFor(adminSetup, transport),
  start: clientFor(adminStart, transport),
  stock: clientFor(adminStock, transport),
  stockImports: clientFor(stockImports, transport),
  supplier: clientFor(adminSupplier, transport),
  systemMessages: clientFor(systemMessages, transport),
  terms: clientFor(adminTerms, transport),
  users: clientFor(users, transport),
};

/** Ends a session that this app never began: of somebody who signed in and is not staff. */
export async function dropSession(token: string): Promise<void> {
  await clientFor(auth, fetchTransport({ ...settings, token: () => token })).logout();
}
