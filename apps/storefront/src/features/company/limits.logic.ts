import { type Language, formatKm, fromKm, parseKm, toKm } from '@sjaj/domain';

/** What is typed for a limit: KM; null for none, undefined where it is no amount. */
export function limitOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const amount = parseKm(typed);
  return amount === null || amount < 0 ? undefined : toKm(amount);
}

/** A limit as it is typed: `1.000,00`, empty for none. */
export const typedOf = (limit: number | null, language: Language): string =>
  limit === null ? '' : formatKm(fromKm(limit), language).replace(/\sKM$/, '');

/** How much of a limit is used, 1 for all of it; null without a limit. */
export function shareOf(used: number, limit: number | null): number | null {
  if (limit === null) return null;
  return limit === 0 ? Number(used > 0) : used / limit;
}
