import { parseKm, toKm } from '@sjaj/domain';

const MOST_PERCENT = 100;

/** A percentage as it is typed, `12,5`; null for what is none or not between 0,01 and 100. */
export function percentOf(typed: string): number | null {
  // Written like an amount: at most two decimals after a comma.
  const amount = parseKm(typed);
  if (amount === null) return null;
  const percent = toKm(amount);
  return percent > 0 && percent <= MOST_PERCENT ? percent : null;
}

/** `12,5` for a field; empty where there is none. */
export const percentText = (percent: number | null): string =>
  percent === null ? '' : String(percent).replace('.', ',');

/** An agreed price in KM; null for what is no amount. */
export function priceOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null || amount < 0 ? null : toKm(amount);
}

/** By how much of the list price the agreed one is lower, in percent with one decimal; negative where it is higher. */
export const reductionOf = (listPrice: number, price: number): number | null =>
  listPrice === 0 ? null : Math.round(((listPrice - price) / listPrice) * 1_000) / 10;
