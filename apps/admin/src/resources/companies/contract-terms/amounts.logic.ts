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
