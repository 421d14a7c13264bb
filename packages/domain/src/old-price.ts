import type { Feninga } from './money.ts';

/** A price that is struck, and the saving in whole percent. */
interface OldPrice {
  readonly amount: Feninga;
  readonly percent: number;
}

export interface PriceByRule {
  readonly price: Feninga;
  /** What the caller would pay without the rule that made the price. */
  readonly priceWithoutRule: Feninga;
}

/** The one rule for old prices: null unless the price without the rule is at least 1 % above the price. */
export function oldPriceOf({ price, priceWithoutRule }: PriceByRule): OldPrice | null {
  if (priceWithoutRule <= price || priceWithoutRule * 100 < price * 101) return null;
  return { amount: priceWithoutRule, percent: Math.round((1 - price / priceWithoutRule) * 100) };
}
