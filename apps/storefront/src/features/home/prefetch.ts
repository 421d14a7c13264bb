import { articles, mainPage, orderApprovals, orders } from '@sjaj/contract';
import { FINISHED_ORDERS_REQUEST, NEWEST_REQUEST, OPEN_ORDERS_REQUEST } from './requests.logic.ts';

/** First calls of Home. The build adds them to the entry `first-paint`. */
export const HOME_CALLS = [
  { route: mainPage.overview },
  { route: articles.customerCustomized, body: {} },
  { route: articles.newlyAdded, body: NEWEST_REQUEST },
] as const;

/** The same for users who can order. */
export const BUYER_CALLS = [
  { route: articles.usualArticles },
  { route: orders.list, body: OPEN_ORDERS_REQUEST },
  { route: orders.list, body: FINISHED_ORDERS_REQUEST },
  { route: orderApprovals.waiting },
] as const;
