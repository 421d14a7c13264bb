import { parseKm, toKm } from '@sjaj/domain';

const MOST_PERCENT = 100;

/** Parses a typed percentage such as `12,5`; null if it is invalid or not between 0,01 and 100. */
export function percentOf(typed: string): number | null {
  // The same format as an amount: at most two decimals after a comma.
  const amount = parseKm(typed);
  if (amount === null) return null;
  const percent = toKm(amount);
  return percent > 0 && percent <= MOST_PERCENT ? percent : null;
}

/** Formats a percentage for a field, `12,5`; '' for none. */
export const percentText = (percent: number | null): string =>
  percent === null ? '' : String(percent).replace('.', ',');

/** Parses a contract price in KM; null if it is not an amount. */
export function priceOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null || amount < 0 ? null : toKm(amount);
}

/** The reduction from the list price in percent with one decimal; negative for a higher contract price. */
export const reductionOf = (listPrice: number, price: number): number | null =>
  listPrice === 0 ? null : Math.round(((listPrice - price) / listPrice) * 1_000) / 10;
