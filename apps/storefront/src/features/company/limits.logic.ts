import { type Language, formatKm, fromKm, parseKm, toKm } from '@sjaj/domain';

/** Parses a typed limit in KM: null for none, undefined if it is not an amount. */
export function limitOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const amount = parseKm(typed);
  return amount === null || amount < 0 ? undefined : toKm(amount);
}

/** A limit as text for its field: `1.000,00`, empty for none. */
export const typedOf = (limit: number | null, language: Language): string =>
  limit === null ? '' : formatKm(fromKm(limit), language).replace(/\sKM$/, '');

/** Used share of a limit, 1 for all of it; null without a limit. */
export function shareOf(used: number, limit: number | null): number | null {
  if (limit === null) return null;
  return limit === 0 ? Number(used > 0) : used / limit;
}
