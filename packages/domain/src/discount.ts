import { type Feninga, feninga, percentOf, sum, ZERO } from './money.ts';

/** A line that takes part in a discount: its article and its amount before the discount. */
export type DiscountedLine = { readonly articleId: number; readonly amount: Feninga };

/**
 * Spreads `discount` over the lines in proportion to their amounts, by largest remainder (ties: lower article id first).
 * The shares come in the order of the lines, add up to `discount` exactly, and none exceeds its line. RangeError for a
 * negative line or discount, or a discount above the sum of the lines.
 */
export function spreadDiscount(discount: Feninga, lines: readonly DiscountedLine[]): Feninga[] {
  const total = lines.reduce((all, line) => all + BigInt(line.amount), 0n);
  if (discount < 0 || lines.some((line) => line.amount < 0))
    throw new RangeError('a discount spreads over amounts from 0 up');
  if (BigInt(discount) > total) throw new RangeError(`discount ${discount} exceeds ${total}`);
  if (discount === 0) return lines.map(() => discount);

  const parts = lines.map((line, index) => {
    const product = BigInt(discount) * BigInt(line.amount); // beyond what a double counts exactly
    return { index, articleId: line.articleId, share: Number(product / total), remainder: product % total };
  });
  let left = discount - parts.reduce((all, part) => all + part.share, 0);
  for (const part of [...parts].sort(byRemainder)) {
    if (left === 0) break;
    part.share += 1;
    left -= 1;
  }
  return parts.map((part) => feninga(part.share));
}

type Part = { readonly index: number; readonly articleId: number; readonly remainder: bigint };

function byRemainder(a: Part, b: Part): number {
  if (a.remainder !== b.remainder) return a.remainder > b.remainder ? -1 : 1;
  return a.articleId - b.articleId || a.index - b.index;
}

/** What a discount code takes off; exactly one of the two is set. The amount is in the buyer's kind of price. */
export type DiscountRule = { readonly percentBp: number | null; readonly amount: Feninga | null };

/** The discount of each covered line: percent of their sum, or the amount as far as that goes. No line falls below 0. */
export function discountsOf({ percentBp, amount }: DiscountRule, covered: readonly DiscountedLine[]): Feninga[] {
  const worth = sum(covered.map((line) => line.amount));
  const wished = percentBp === null ? (amount ?? ZERO) : percentOf(worth, percentBp);
  return spreadDiscount(wished > worth ? worth : wished, covered);
}
