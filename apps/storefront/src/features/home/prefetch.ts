import { articles, mainPage, orders, promotions } from '@sjaj/contract';
import { NEWEST_REQUEST, OPEN_ORDERS_REQUEST } from './requests.logic.ts';

/** First calls of Home. The build adds them to the entry `first-paint`. */
export const HOME_CALLS = [
  { route: mainPage.overview },
  { route: promotions.current },
  { route: articles.customerCustomized, body: {} },
  { route: articles.newlyAdded, body: NEWEST_REQUEST },
] as const;

/** The same for users who can order. */
export const BUYER_CALLS = [
  { route: articles.usualArticles },
  { route: orders.list, body: OPEN_ORDERS_REQUEST },
] as const;
