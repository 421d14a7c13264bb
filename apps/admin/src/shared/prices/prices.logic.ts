import { parseKm, toKm } from '@sjaj/domain';

/** Parses a typed price in KM; null if it is not a price. */
export function priceOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null || amount < 0 ? null : toKm(amount);
}

/** The difference from the list price in percent with one decimal; negative for a lower price, null without a list price. */
export const differenceOf = (listPrice: number, price: number): number | null =>
  // No minus before a zero.
  listPrice === 0 ? null : Math.round(((price - listPrice) / listPrice) * 1_000) / 10 + 0;
