/** How an article is sold: at least `minimum`, in multiples of `pack`. Both are whole numbers from 1 up. */
export type QuantityRule = { readonly minimum: number; readonly pack: number };

const SMALLEST_QUANTITY = 1;
const LARGEST_QUANTITY = 9999;

/** What is wrong with a quantity; null where it can be ordered. */
export type QuantityError = 'not_whole' | 'below_minimum' | 'above_maximum' | 'not_multiple';

/** Multiples count from 0 (not from the minimum, as an HTML step would), so the minimum rounds up to a multiple. */
export function lowestQuantity(rule: QuantityRule): number {
  return Math.ceil(Math.max(rule.minimum, SMALLEST_QUANTITY) / rule.pack) * rule.pack;
}

/** The largest multiple that one line may hold; below `lowestQuantity` for an article whose pack exceeds the limit. */
export function highestQuantity(rule: QuantityRule): number {
  return Math.floor(LARGEST_QUANTITY / rule.pack) * rule.pack;
}

export function findQuantityError(quantity: number, rule: QuantityRule): QuantityError | null {
  if (!Number.isSafeInteger(quantity)) return 'not_whole';
  if (quantity > highestQuantity(rule)) return 'above_maximum';
  if (quantity < lowestQuantity(rule)) return 'below_minimum';
  return quantity % rule.pack === 0 ? null : 'not_multiple';
}

export const isValidQuantity = (quantity: number, rule: QuantityRule): boolean =>
  findQuantityError(quantity, rule) === null;

/**
 * The valid quantities next to a wished one: `lower` ≤ wished ≤ `upper`, equal where it is valid itself, null on the side
 * where none exists. The wished quantity may be any finite number.
 */
export function nearestQuantities(wished: number, rule: QuantityRule): { lower: number | null; upper: number | null } {
  const lowest = lowestQuantity(rule);
  const highest = highestQuantity(rule);
  if (lowest > highest) return { lower: null, upper: null };
  const below = Math.min(Math.floor(wished / rule.pack) * rule.pack, highest);
  const above = Math.max(Math.ceil(wished / rule.pack) * rule.pack, lowest);
  return { lower: below >= lowest ? below : null, upper: above <= highest ? above : null };
}

/** The next valid quantity above (+1) or below (-1) the present one, staying within the bounds. */
export function stepQuantity(quantity: number, direction: 1 | -1, rule: QuantityRule): number {
  const next = Math.floor(quantity / rule.pack + direction) * rule.pack;
  const onGrid = direction === -1 && quantity % rule.pack !== 0 ? Math.floor(quantity / rule.pack) * rule.pack : next;
  return Math.min(Math.max(onGrid, lowestQuantity(rule)), highestQuantity(rule));
}
