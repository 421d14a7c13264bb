/** A discount of a company: on a brand, on a category with those below it, on both together, or on everything. */
export interface DiscountRow {
  readonly id: number;
  readonly brandId: number | null;
  readonly categoryId: number | null;
  readonly percentBp: number;
}

interface DiscountScope {
  readonly brandId: number;
  /** The categories of the article and those above them, with the distance: 0 for its own. */
  readonly distances: ReadonlyMap<number, number>;
}

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/**
 * The discount, in basis points, of the most specific row that covers the article: first category and brand together, then
 * category, brand, everything. Of two categories the nearer one counts, of equal rows the higher discount. 0 if none covers it.
 */
export function discountFor(rows: readonly DiscountRow[], scope: DiscountScope): number {
  let best: Match | null = null;
  for (const { brandId, categoryId, percentBp } of rows) {
    if (brandId !== null && brandId !== scope.brandId) continue;
    const distance = categoryId === null ? EVERYTHING : scope.distances.get(categoryId);
    if (distance === undefined) continue;
    const match = { rank: (categoryId === null ? 0 : 2) + (brandId === null ? 0 : 1), distance, percentBp };
    if (best === null || isMoreSpecific(match, best)) best = match;
  }
  return best?.percentBp ?? 0;
}

interface Match {
  readonly rank: number;
  readonly distance: number;
  readonly percentBp: number;
}

function isMoreSpecific(match: Match, than: Match): boolean {
  if (match.rank !== than.rank) return match.rank > than.rank;
  if (match.distance !== than.distance) return match.distance < than.distance;
  return match.percentBp > than.percentBp;
}
