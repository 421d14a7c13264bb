import { type Feninga, feninga } from '@sjaj/domain';

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
