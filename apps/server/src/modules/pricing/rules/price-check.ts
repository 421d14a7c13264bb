import type { ConfirmedPrice } from '@sjaj/contract';
import { type Feninga, subtract, toKm } from '@sjaj/domain';
import { type FieldFault, Problem } from '../../../platform/problem.ts';

/** A price that somebody typed, beside what it replaces and what the article costs. */
export interface PriceChange {
  /** As the request calls it: `vpc`, `breaks.0.price`. */
  readonly field: string;
  /** The price that it replaces; null where there is none. */
  readonly before: Feninga | null;
  readonly after: Feninga;
  /** `after` without VAT, to be compared with the cost. */
  readonly net: Feninga;
  /** The purchase price without VAT; 0 where it is not known. */
  readonly cost: Feninga;
  /** Whether the cost changes with the price, so that a price that stays may fall below it. */
  readonly isCostChanged?: boolean;
}

/** Why a price must be confirmed. */
type Doubt = 'pricing.price_below_cost' | 'pricing.price_far_off';

/** More than half away from the price before: 4,99 or 15,01 for 10,00, and of course 1,00 or 100,00. */
const isFarOff = (before: Feninga | null, after: Feninga): boolean =>
  before !== null && before > 0 && Math.abs(after - before) * 2 > before;

/** What speaks against a price; null where nothing does, or nothing changes. */
export function doubtOf({ before, after, net, cost, isCostChanged = false }: PriceChange): Doubt | null {
  const isChanged = before !== after;
  if (cost > 0 && net < cost && (isChanged || isCostChanged)) return 'pricing.price_below_cost';
  return isChanged && isFarOff(before, after) ? 'pricing.price_far_off' : null;
}

/** The field with what somebody needs to decide: amounts in KM, the margin without VAT. */
function faultOf({ field, before, after, net, cost }: PriceChange, key: Doubt): FieldFault {
  const margin = subtract(net, cost);
  return {
    field,
    key,
    facts: {
      ...(before !== null && { before: toKm(before) }),
      after: toKm(after),
      ...(cost > 0 && { cost: toKm(cost), margin: toKm(margin) }),
      ...(cost > 0 && net > 0 && { marginPercent: Math.round((margin / net) * 1_000) / 10 }),
    },
  };
}

/**
 * 409 with every price that is below cost, or more than half away from the one before, unless the request confirms that very
 * price. Only administrators change prices, so the cost may be told.
 */
export function checkPriceChanges(changes: readonly PriceChange[], confirmed: readonly ConfirmedPrice[]): void {
  const isConfirmed = ({ field, after }: PriceChange): boolean =>
    confirmed.some((one) => one.field === field && one.price === toKm(after));
  const errors = changes.flatMap((change) => {
    const doubt = isConfirmed(change) ? null : doubtOf(change);
    return doubt === null ? [] : [faultOf(change, doubt)];
  });
  if (errors.length > 0) throw new Problem('pricing.confirm_first', 409, { errors });
}
