import { articles, mainPage, orders, productSales } from '@sjaj/contract';
import { MAIN_PAGE_ASK, NEWEST_ASK, OPEN_ORDERS_ASK } from './asks.logic.ts';

/** First calls of Home. The build adds them to the entry `first-paint`. */
export const HOME_CALLS = [
  { route: mainPage.categories, body: MAIN_PAGE_ASK },
  { route: productSales.current },
  { route: mainPage.jumbotrons, body: MAIN_PAGE_ASK },
  { route: articles.customerCustomized, body: {} },
  { route: articles.newlyAdded, body: NEWEST_ASK },
  { route: mainPage.topBrands, body: MAIN_PAGE_ASK },
] as const;

/** The same for users who can order. */
export const BUYER_CALLS = [{ route: articles.usualArticles }, { route: orders.list, body: OPEN_ORDERS_ASK }] as const;
