/** A discount of a company: on a category with all below it, on a brand, on both together, or on everything. */
export interface DiscountRow {
  readonly id: number;
  readonly brandId: number | null;
  readonly categoryId: number | null;
  readonly percentBp: number;
}

export interface DiscountScope {
  readonly brandId: number;
  /** Each category of the article and those above it, with the steps up to it: 0 = the article's own. */
  readonly steps: ReadonlyMap<number, number>;
}

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/**
 * The discount of the most specific row that covers the article: category and brand together before category alone
 * before brand alone before everything; of two categories the one nearer to the article; of equals the higher discount.
 */
export function discountFor(rows: readonly DiscountRow[], scope: DiscountScope): number {
  let best: { readonly kind: number; readonly steps: number; readonly percentBp: number } | null = null;
  for (const { brandId, categoryId, percentBp } of rows) {
    if (brandId !== null && brandId !== scope.brandId) continue;
    const steps = categoryId === null ? EVERYTHING : scope.steps.get(categoryId);
    if (steps === undefined) continue;
    const row = { kind: (categoryId === null ? 0 : 2) + (brandId === null ? 0 : 1), steps, percentBp };
    if (best === null || isMoreSpecific(row, best)) best = row;
  }
  return best?.percentBp ?? 0;
}

interface Covering {
  readonly kind: number;
  readonly steps: number;
  readonly percentBp: number;
}

function isMoreSpecific(row: Covering, than: Covering): boolean {
  if (row.kind !== than.kind) return row.kind > than.kind;
  if (row.steps !== than.steps) return row.steps < than.steps;
  return row.percentBp > than.percentBp;
}
