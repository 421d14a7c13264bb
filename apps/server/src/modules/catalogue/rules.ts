import type { ArticleCard, ListingRequest, StockView } from '@sjaj/contract';
import type { PriceByRule } from '@sjaj/domain';
import { Problem } from '../../platform/problem.ts';

const STOCK_ORDER: readonly StockView['state'][] = ['in_stock', 'low', 'on_order', 'out'];

/** The best that any member of a tile offers. */
export const bestStock = (views: readonly StockView[]): StockView | undefined =>
  [...views].sort(
    (a, b) => STOCK_ORDER.indexOf(a.state) - STOCK_ORDER.indexOf(b.state) || b.available - a.available,
  )[0];

/**
 * Which of the prices of its members a card shows: the lowest. Of equally low ones that of the lead, whose code the card has and
 * whose page it opens, so that both strike the same old price; then the one that saves least, which no member falls short of.
 */
export function groupPriceOf<Priced extends PriceByRule>(
  prices: readonly Priced[],
  leadPlace: number,
): Priced | undefined {
  let chosen = prices[leadPlace];
  for (const priced of prices) {
    if (chosen === undefined || priced.price < chosen.price) chosen = priced;
    else if (chosen !== prices[leadPlace] && savesLess(priced, chosen)) chosen = priced;
  }
  return chosen;
}

const savesLess = (one: PriceByRule, other: PriceByRule): boolean =>
  one.price === other.price && one.priceWithoutRule < other.priceWithoutRule;

/** Those that save most first; as they came for who sees no prices. */
export const bySaving = <Tile extends Pick<ArticleCard, 'oldPrice'>>(tiles: readonly Tile[]): Tile[] =>
  tiles.toSorted((a, b) => (b.oldPrice?.percent ?? 0) - (a.oldPrice?.percent ?? 0));

type PriceRequest = Pick<ListingRequest, 'sortBy' | 'minPrice' | 'maxPrice'>;

/** 403 where somebody who may not see prices would learn them by sorting or filtering; 400 for an empty range. */
export function checkPriceRequest({ sortBy, minPrice, maxPrice }: PriceRequest, seesPrices: boolean): void {
  const asksForPrices = sortBy === 'vpc' || minPrice !== undefined || maxPrice !== undefined;
  if (asksForPrices && !seesPrices) throw new Problem('articles.prices_hidden', 403);
  if (minPrice !== undefined && maxPrice !== undefined && maxPrice < minPrice) {
    throw new Problem('articles.price_range', 400);
  }
}

const HOUR_MS = 3_600_000;

/** From when on an article counts as new, in ms: to the hour, so that new articles are listed once for all who ask in it. */
export const newFrom = (now: Date, newArticleDays: number): number =>
  Math.floor(now.getTime() / HOUR_MS - newArticleDays * 24) * HOUR_MS;

/** A value as it is read: "0,75 – 5 L", "XL"; value and unit stay on one line. */
export const withUnit = (value: string, unit: string | null | undefined): string =>
  unit && value !== '' ? `${value}\u00A0${unit}` : value;

type OwnSearch = ListingRequest & { readonly quickSearch: string };

/** Whether a listing is a search by itself: not a further page of one, nor one narrowed by a filter. */
export const isOwnSearch = (request: ListingRequest): request is OwnSearch =>
  request.quickSearch !== undefined && request.page === 1 && !isNarrowed(request);

function isNarrowed(request: ListingRequest): boolean {
  const choices = [request.categoryIds, request.brandIds, request.attributeValuesIds, request.tagIds, request.packIds];
  const marks = [request.isInStock, request.isOnSale, request.isNew, request.isBoughtBefore];
  const hasPrices = request.minPrice !== undefined || request.maxPrice !== undefined;
  return hasPrices || choices.some((ids) => ids.length > 0) || marks.includes(true);
}
