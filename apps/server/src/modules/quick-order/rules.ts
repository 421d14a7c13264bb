import type { CheckedLine } from '@sjaj/contract';
import { lowestQuantity, nearestQuantities, normaliseCode, findQuantityError, type QuantityRule } from '@sjaj/domain';

/** Articles that a line's code names, or is the beginning of, or resembles. */
export interface Found {
  readonly line: number;
  readonly articleId: number;
  readonly how: 'exact' | 'beginning' | 'similar';
}

/** The most variants that are offered. */
export const MOST_VARIANTS = 8;

const NO_KEY_LETTER = /[^A-Z0-9]/g;

/** A code as the database compares it. */
export const keyOf = (code: string): string => normaliseCode(code).replaceAll(NO_KEY_LETTER, '');

/** What a line's code means: one article, several to choose from, or none with what it may have meant. */
export type Meaning =
  | { readonly kind: 'one'; readonly articleId: number }
  | { readonly kind: 'several' | 'none'; readonly articleIds: readonly number[] };

/** Several articles that begin with the code are variants to choose from; one, or too many, are a guess only. */
export function meaningOf(found: readonly Found[]): Meaning {
  const ids = (how: Found['how']): number[] => [
    ...new Set(found.filter((one) => one.how === how).map(({ articleId }) => articleId)),
  ];
  const exact = ids('exact');
  const [only] = exact;
  if (only !== undefined && exact.length === 1) return { kind: 'one', articleId: only };
  if (exact.length > 1) return { kind: 'several', articleIds: exact };
  const beginning = ids('beginning');
  if (beginning.length > 1 && beginning.length <= MOST_VARIANTS) return { kind: 'several', articleIds: beginning };
  return { kind: 'none', articleIds: [...new Set([...beginning.slice(0, 1), ...ids('similar')])].slice(0, 3) };
}

interface Line {
  /** Null: as little as possible. */
  readonly quantity: number | null;
  readonly rule: QuantityRule;
  readonly isSellable: boolean;
  readonly available: number;
  /** Whether more than is available can be ordered. */
  readonly takesPreOrders: boolean;
}

interface Judged {
  readonly state: Exclude<CheckedLine['state'], 'unknown' | 'ambiguous'>;
  readonly quantity: number;
  readonly lower: number | null;
  readonly upper: number | null;
}

/**
 * Whether so many of a known article can be ordered. Too little stock is told; it is a fault only where the shop takes no
 * pre-orders, and what is there is offered instead.
 */
export function judge({ quantity: wanted, rule, isSellable, available, takesPreOrders }: Line): Judged {
  const quantity = wanted ?? lowestQuantity(rule);
  const none = { lower: null, upper: null };
  if (!isSellable) return { state: 'not_sellable', quantity, ...none };
  if (findQuantityError(quantity, rule) !== null)
    return { state: 'wrong_quantity', quantity, ...nearestQuantities(quantity, rule) };
  if (quantity <= available) return { state: 'ok', quantity, ...none };
  if (takesPreOrders) return { state: 'short', quantity, ...none };
  const { lower } = nearestQuantities(available, rule);
  return { state: lower === null ? 'not_sellable' : 'wrong_quantity', quantity, lower, upper: null };
}
