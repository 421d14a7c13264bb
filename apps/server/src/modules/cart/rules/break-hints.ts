import type { CartItem } from '@sjaj/contract';
import { type Feninga, toKm } from '@sjaj/domain';

interface BreakLine {
  readonly articleId: number;
  readonly price: {
    readonly nextBreak: { readonly fromQuantity: number; readonly price: Feninga } | null;
    readonly countedQuantity: number;
    readonly countedVariationId: number | null;
  };
}

/**
 * How many more of each article reach its next quantity break. Sibling variations that count together give one hint, at the
 * last of the lines that are nearest to a break.
 */
export function breakHints(lines: readonly BreakLine[]): ReadonlyMap<number, NonNullable<CartItem['nextBreak']>> {
  const nearest = new Map<string, { readonly articleId: number; readonly hint: NonNullable<CartItem['nextBreak']> }>();
  for (const { articleId, price } of lines) {
    if (!price.nextBreak) continue;
    const countsTogether = price.countedVariationId !== null;
    const family = countsTogether ? `variation ${price.countedVariationId}` : `article ${articleId}`;
    const missing = price.nextBreak.fromQuantity - price.countedQuantity;
    const known = nearest.get(family);
    if (known && known.hint.missing < missing) continue;
    nearest.set(family, { articleId, hint: { missing, price: toKm(price.nextBreak.price), countsTogether } });
  }
  return new Map([...nearest.values()].map(({ articleId, hint }) => [articleId, hint]));
}
