import { articles, categories, mainPage, orders, productSales, type Route, users } from '@sjaj/contract';
import { LANGUAGES, languageTag } from '@sjaj/domain';
import { askFor } from '../src/features/catalogue/listing-ask.logic.ts';
import { readChoice } from '../src/features/catalogue/listing-choice.logic.ts';
import { MAIN_PAGE_ASK, NEWEST_ASK, OPEN_ORDERS_ASK } from '../src/features/home/asks.logic.ts';

/** Method, path and body, as `theme.js` sends them and the app asks for them; {id} and {size} are filled in there. */
type EarlyCall = readonly [method: string, path: string, body?: string];

const call = ({ method, path }: Route, body?: unknown): EarlyCall =>
  body === undefined ? [method, path] : [method, path, JSON.stringify(body)];

/** Numbers that stand for what only the address and the device know. */
const ID = -1;
const SIZE = -2;

function listingCall(): EarlyCall {
  const ask = askFor({ categoryId: ID }, readChoice({}), { canViewPrices: true, size: SIZE });
  const body = JSON.stringify(ask).replace(String(ID), '{id}').replace(String(SIZE), '{size}');
  return [articles.listing.method, articles.listing.path, body];
}

/**
 * What the first page of a visit asks the server for, by the beginning of its path: `who` before it is known whether
 * the shop lets in, then `always` on every page, `buys` of those who have an account that orders. What the app does not ask for in the same words is fetched for nothing, so the words come from where it has them.
 */
export function earlyCalls() {
  return {
    tags: Object.fromEntries(LANGUAGES.map((language) => [language, languageTag(language)])),
    who: call(users.profile),
    calls: {
      always: [call(categories.simplified, {})],
      '/': [
        call(mainPage.categories, MAIN_PAGE_ASK),
        call(productSales.current),
        call(mainPage.jumbotrons, MAIN_PAGE_ASK),
        call(articles.customerCustomized, {}),
        call(articles.newlyAdded, NEWEST_ASK),
        call(mainPage.topBrands, MAIN_PAGE_ASK),
      ],
      '/category/': [listingCall()],
      '/article/': [call(articles.details)],
    },
    buys: { '/': [call(articles.usualArticles), call(orders.list, OPEN_ORDERS_ASK)] },
  };
}
