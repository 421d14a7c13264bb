import type { CheckedLine } from '@sjaj/contract';
import { lowestQuantity, nearestQuantities, normaliseCode, findQuantityError, type QuantityRule } from '@sjaj/domain';

/** Articles that a line's code names, or is the beginning of, or resembles. */
export interface Found {
  readonly line: number;
  readonly articleId: number;
  readonly how: 'exact' | 'beginning' | 'similar';
  readonly code: string;
  readonly isBought: boolean;
  /** How many of the article the code stands for: the contents of a package with a barcode of its own, else 1. */
  readonly contents: number;
}

/** The most variants that are offered. */
export const MOST_VARIANTS = 8;

const NO_KEY_LETTER = /[^A-Z0-9]/g;
const SIZES = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', '3XL', '4XL', '5XL'];

/** A code as the database compares it. */
export const keyOf = (code: string): string => normaliseCode(code).replaceAll(NO_KEY_LETTER, '');

/** Sizes of one article in the order in which they grow. */
function compareSizes(a: string, b: string): number {
  const sizes = [a, b].map((code) => SIZES.indexOf(code.slice(code.lastIndexOf('-') + 1).toUpperCase()));
  const [first = -1, second = -1] = sizes;
  const isOneFamily = a.slice(0, a.lastIndexOf('-')) === b.slice(0, b.lastIndexOf('-'));
  return isOneFamily && first >= 0 && second >= 0 ? first - second : 0;
}

/** Sizes as they grow, everything else by its code. */
const compareCodes = (a: string, b: string): number =>
  compareSizes(a, b) || a.localeCompare(b, 'en', { numeric: true });

/** What a line's code means: one article, several to choose from, or none with what it may have meant. */
export type Meaning =
  | { readonly kind: 'one'; readonly articleId: number; readonly contents: number }
  | { readonly kind: 'several' | 'none'; readonly articleIds: readonly number[] };

/** Whether all that follows the key in a code is the size or colour behind its last dash. */
const isVariantOf = (key: string, code: string): boolean => keyOf(code.slice(0, code.lastIndexOf('-'))) === key;

/**
 * Several articles that begin with the code are variants to choose from; one, or too many, are a guess only. `key` is what was typed, as the
 * database compares it.
 */
export function meaningOf(found: readonly Found[], key = ''): Meaning {
  const ids = (how: Found['how']): number[] => [
    ...new Set(found.filter((one) => one.how === how).map(({ articleId }) => articleId)),
  ];
  const exact = ids('exact');
  const only = found.find((one) => one.how === 'exact');
  if (only && exact.length === 1) return { kind: 'one', articleId: only.articleId, contents: only.contents };
  if (exact.length > 1) return { kind: 'several', articleIds: exact };
  const beginning = ids('beginning');
  if (beginning.length > 1 && beginning.length <= MOST_VARIANTS) {
    const variants = found.filter(({ how }) => how === 'beginning').sort((a, b) => compareCodes(a.code, b.code));
    // One of the variants stays in its place among the sizes. A code that names their article is not meant to be another.
    const isNamed = variants.every(({ code }) => isVariantOf(key, code));
    const bought = isNamed
      ? []
      : found
          .filter(({ how, isBought, articleId }) => how === 'similar' && isBought && !beginning.includes(articleId))
          .slice(0, 1);
    const articleIds = [...bought, ...variants].map(({ articleId }) => articleId);
    return { kind: 'several', articleIds: [...new Set(articleIds)].slice(0, MOST_VARIANTS) };
  }
  const [nearest, ...others] = found.filter(({ how }) => how === 'similar');
  const similar = nearest ? [nearest, ...others.sort((a, b) => compareSizes(a.code, b.code))] : [];
  const likely = [...beginning.slice(0, 1), ...similar.map(({ articleId }) => articleId)];
  return { kind: 'none', articleIds: [...new Set(likely)].slice(0, 3) };
}

/** How much one more reading of a code adds: what it stands for, in whole packs. */
export const stepOf = (contents: number, { pack }: QuantityRule): number => Math.ceil(contents / pack) * pack;

interface Line {
  /** Null: what the code stands for, or as little as possible. */
  readonly quantity: number | null;
  readonly contents: number;
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
export function judge({ quantity: wanted, contents, rule, isSellable, available, takesPreOrders }: Line): Judged {
  const quantity = wanted ?? nearestQuantities(contents, rule).upper ?? lowestQuantity(rule);
  const none = { lower: null, upper: null };
  if (!isSellable) return { state: 'not_sellable', quantity, ...none };
  if (findQuantityError(quantity, rule) !== null)
    return { state: 'wrong_quantity', quantity, ...nearestQuantities(quantity, rule) };
  if (quantity <= available) return { state: 'ok', quantity, ...none };
  if (takesPreOrders) return { state: 'short', quantity, ...none };
  const { lower } = nearestQuantities(available, rule);
  return { state: lower === null ? 'not_sellable' : 'wrong_quantity', quantity, lower, upper: null };
}
