import type { Capability, ConfirmedPrice } from '@sjaj/contract';
import { type Feninga, subtract, toKm, ZERO } from '@sjaj/domain';
import { type FieldError, Problem } from '../../../platform/problem.ts';

/** A price that staff have entered, with the price that it replaces and the cost of the article. */
export interface PriceChange {
  /** The field of the request: `vpc`, `breaks.0.price`. */
  readonly field: string;
  /** The price that it replaces; null if there is none. */
  readonly before: Feninga | null;
  readonly after: Feninga;
  /** `after` without VAT, to be compared with the cost. */
  readonly net: Feninga;
  /** The purchase price without VAT; 0 if it is unknown. */
  readonly cost: Feninga;
  /** Whether the cost changes too: then an unchanged price may be below cost. */
  readonly isCostChanged?: boolean;
}

/** The price of an article in a price list or a contract, as staff enter it. */
export interface PriceEntryInput {
  readonly code: string;
  /** KM. */
  readonly price: number;
  /** The price that the caller has read; null for none. */
  readonly seen: number | null;
  readonly confirmedPrices: readonly ConfirmedPrice[];
}

/** Why a price must be confirmed. */
type PriceWarning = 'pricing.price_below_cost' | 'pricing.price_far_off';

/** Whether the price changes by more than half: 4,99 or 15,01 after 10,00. */
const isFarOff = (before: Feninga | null, after: Feninga): boolean =>
  before !== null && before > 0 && Math.abs(after - before) * 2 > before;

/** The warning about a price; null if there is none. */
export function priceWarning({ before, after, net, cost, isCostChanged = false }: PriceChange): PriceWarning | null {
  const isChanged = before !== after;
  if (cost > 0 && net < cost && (isChanged || isCostChanged)) return 'pricing.price_below_cost';
  return isChanged && isFarOff(before, after) ? 'pricing.price_far_off' : null;
}

/** The error of a field with the facts for a decision: amounts in KM, the margin without VAT. */
function fieldError(change: PriceChange, key: PriceWarning, seesCosts: boolean): FieldError {
  const { field, before, after, net } = change;
  const cost = seesCosts ? change.cost : ZERO;
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

/** What is to be asked about prices: those below cost, and those that change by more than half. */
export const priceErrors = (changes: readonly PriceChange[], seesCosts = true): FieldError[] =>
  changes.flatMap((change) => {
    const warning = priceWarning(change);
    return warning === null ? [] : [fieldError(change, warning, seesCosts)];
  });

/**
 * 409 with every price that is below cost or changes by more than half, unless the request confirms exactly this price.
 * The error tells the cost to those only who may see purchase prices.
 */
export function checkPriceChanges(
  staff: { readonly capabilities: readonly Capability[] },
  changes: readonly PriceChange[],
  confirmed: readonly ConfirmedPrice[],
): void {
  const seesCosts = staff.capabilities.includes('viewCostPrices');
  const isConfirmed = ({ field, after }: PriceChange): boolean =>
    confirmed.some((one) => one.field === field && one.price === toKm(after));
  const open = changes.filter((change) => !isConfirmed(change));
  const errors = priceErrors(open, seesCosts);
  if (errors.length > 0) throw new Problem('pricing.confirm_first', 409, { errors });
}
