import type { PriceSource } from '@sjaj/contract';
import { type Feninga, percentOf, type PriceByRule, subtract, feninga } from '@sjaj/domain';

/** What the price of an article depends on, apart from contract terms. Retail prices contain VAT, all others do not. */
export interface PriceFacts {
  readonly netPrice: Feninga;
  readonly retailPrice: Feninga;
  readonly taxRateBp: number;
  /** The lowest prices of the running promotions; null if none runs. */
  readonly promotionNetPrice: Feninga | null;
  readonly promotionRetailPrice: Feninga | null;
  readonly quantityPrices: readonly { readonly fromQuantity: number; readonly price: Feninga }[];
}

/** The contract terms of a company for one article. */
interface ArticleTerms {
  readonly contractPrice: Feninga | null;
  /** Basis points off the net price; 0 for none. */
  readonly discountBp: number;
}

interface Purchase {
  /** Whether retail prices with VAT apply: private customers and guests. */
  readonly retail: boolean;
  /** The quantity that counts for quantity prices. */
  readonly quantity: number;
}

/** The price of one unit; the list price if no rule applies. */
export interface UnitPrice extends PriceByRule {
  /** The lowest price without promotions: what is struck through during one. */
  readonly normalPrice: Feninga;
  readonly listPrice: Feninga;
  readonly source: PriceSource;
  readonly taxRateBp: number;
  /** The next quantity from which a unit is cheaper. */
  readonly nextBreak: { readonly fromQuantity: number; readonly price: Feninga } | null;
}

export const NO_TERMS: ArticleTerms = { contractPrice: null, discountBp: 0 };

type Candidate = readonly [price: Feninga, source: PriceSource];

/**
 * The price of one unit: the lowest that applies. Of equal prices the source is the first in this order: list or retail price,
 * contract price, quantity price, discount, promotion.
 */
export function computeUnitPrice(facts: PriceFacts, terms: ArticleTerms, { retail, quantity }: Purchase): UnitPrice {
  const list: Candidate = retail ? [facts.retailPrice, 'retail'] : [facts.netPrice, 'list'];
  const candidates = retail ? [list] : wholesaleCandidates(list, facts, terms, quantity);
  const normal = lowest(candidates, null) ?? list;
  const promotionPrice = retail ? facts.promotionRetailPrice : facts.promotionNetPrice;
  if (promotionPrice !== null) candidates.push([promotionPrice, 'sale']);
  const best = lowest(candidates, null) ?? list;
  return {
    price: best[0],
    normalPrice: normal[0],
    priceWithoutRule: best === list ? best[0] : (lowest(candidates, best) ?? list)[0],
    listPrice: list[0],
    source: best[1],
    taxRateBp: facts.taxRateBp,
    nextBreak: retail ? null : nextQuantityPrice(facts.quantityPrices, quantity, best[0]),
  };
}

/** The first of the lowest candidates, without `except`. */
function lowest(candidates: readonly Candidate[], except: Candidate | null): Candidate | null {
  let best: Candidate | null = null;
  for (const candidate of candidates) {
    if (candidate !== except && (best === null || candidate[0] < best[0])) best = candidate;
  }
  return best;
}

/** One candidate for each rule except promotions. */
function wholesaleCandidates(list: Candidate, facts: PriceFacts, terms: ArticleTerms, quantity: number): Candidate[] {
  const { contractPrice, discountBp } = terms;
  const { netPrice, quantityPrices } = facts;
  const candidates: Candidate[] = [list];
  if (contractPrice !== null) candidates.push([contractPrice, 'contract']);
  let reached: Feninga | null = null;
  for (const { fromQuantity, price } of quantityPrices) {
    if (fromQuantity <= quantity && (reached === null || price < reached)) reached = price;
  }
  if (reached !== null) candidates.push([reached, 'quantity_break']);
  if (discountBp > 0) candidates.push([subtract(netPrice, percentOf(netPrice, discountBp)), 'company_discount']);
  return candidates;
}

function nextQuantityPrice(
  quantityPrices: PriceFacts['quantityPrices'],
  quantity: number,
  price: Feninga,
): UnitPrice['nextBreak'] {
  const cheaper = quantityPrices.filter((one) => one.fromQuantity > quantity && one.price < price);
  return cheaper.length === 0 ? null : cheaper.reduce((a, b) => (b.fromQuantity < a.fromQuantity ? b : a));
}

/** The prices of an article in one promotion. */
export interface PromotionPrice {
  /** ms since 1970; the promotion runs from `from` until before `to`. */
  readonly from: number;
  readonly to: number;
  readonly netPrice: Feninga;
  /** With VAT. */
  readonly retailPrice: Feninga;
}

/** A `PromotionPrice` as statements return it. */
export type PromotionPriceTuple = readonly [from: number, to: number, netPrice: number, retailPrice: number];

const NO_PROMOTIONS: readonly PromotionPrice[] = [];

export const promotionPrices = (tuples: readonly PromotionPriceTuple[] | null): readonly PromotionPrice[] =>
  tuples?.map(([from, to, netPrice, retailPrice]) => ({
    from,
    to,
    netPrice: feninga(netPrice),
    retailPrice: feninga(retailPrice),
  })) ?? NO_PROMOTIONS;

interface LowestPromotionPrices {
  readonly promotionNetPrice: Feninga | null;
  readonly promotionRetailPrice: Feninga | null;
}

const NONE_RUNS: LowestPromotionPrices = { promotionNetPrice: null, promotionRetailPrice: null };

/** The lowest net price and the lowest retail price of the promotions that run at `now`, in ms; they may be of two promotions. */
export function lowestPromotionPrices(prices: readonly PromotionPrice[], now: number): LowestPromotionPrices {
  if (prices.length === 0) return NONE_RUNS;
  let promotionNetPrice: Feninga | null = null;
  let promotionRetailPrice: Feninga | null = null;
  for (const { from, to, netPrice, retailPrice } of prices) {
    if (from > now || now >= to) continue;
    if (promotionNetPrice === null || netPrice < promotionNetPrice) promotionNetPrice = netPrice;
    if (promotionRetailPrice === null || retailPrice < promotionRetailPrice) promotionRetailPrice = retailPrice;
  }
  return { promotionNetPrice, promotionRetailPrice };
}

interface CountedLine {
  readonly articleId: number;
  readonly quantity: number;
  /** Null if the article has no variations. */
  readonly variationId: number | null;
}

/**
 * The quantity of each article that counts for its quantity prices: of all its lines, and of its sibling variations if
 * these count together.
 */
export function countedQuantities(lines: readonly CountedLine[], countTogether: boolean): ReadonlyMap<number, number> {
  const groupKey = ({ articleId, variationId }: CountedLine): string =>
    countTogether && variationId !== null ? `variation ${variationId}` : `article ${articleId}`;
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(groupKey(line), (sums.get(groupKey(line)) ?? 0) + line.quantity);
  return new Map(lines.map((line) => [line.articleId, sums.get(groupKey(line)) ?? 0]));
}
