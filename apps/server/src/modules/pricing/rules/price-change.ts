import type { PriceReason, PriceSource } from '@sjaj/contract';
import type { Feninga } from '@sjaj/domain';

interface PricedBefore {
  readonly price: Feninga;
  /** Null where it is not known which rule made the price. */
  readonly source: PriceSource | null;
}

interface PricedNow {
  readonly price: Feninga;
  readonly source: PriceSource;
}

interface PriceChange {
  readonly from: Feninga;
  readonly to: Feninga;
  readonly reason: PriceReason | null;
}

/** How a unit price has changed, and why. Null below 1 %, as for old prices. */
export function priceChangeOf(before: PricedBefore, now: PricedNow): PriceChange | null {
  const difference = Math.abs(now.price - before.price);
  if (difference === 0 || difference * 100 < before.price) return null;
  return { from: before.price, to: now.price, reason: before.source && reasonOf(before.source, now.source) };
}

/**
 * The rule that makes the price now; where none does, the one that made it before. A discount follows the list price, which is the
 * one of the two that changes.
 */
function reasonOf(before: PriceSource, now: PriceSource): PriceReason {
  if (now === 'company_discount' && before === now) return 'price_list';
  if (now !== 'list' && now !== 'retail') return now;
  return before === 'list' || before === 'retail' ? 'price_list' : `${before}_ended`;
}
