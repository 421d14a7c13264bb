import { parseKm, toKm } from '@sjaj/domain';

/** Parses the text of a field as an amount in KM; null if it is not an amount. */
export function kmOf(typed: string): number | null {
  const amount = parseKm(typed);
  return amount === null ? null : toKm(amount);
}

/** Parses a typed limit: null for no limit, undefined if it is not an amount. */
export function limitOf(typed: string): number | null | undefined {
  if (typed.trim() === '') return null;
  const km = kmOf(typed);
  return km === null || km < 0 ? undefined : km;
}
