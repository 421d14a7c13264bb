import type { QuantityBreak, VariationMember } from '@sjaj/contract';

export interface Tier {
  readonly from: number;
  /** null: no upper end. */
  readonly to: number | null;
  /** KM for one unit. */
  readonly price: number;
  /** Whole percent below the first tier, 0 for the first. */
  readonly saving: number;
}

/** The rows of the quantity price table: the normal price first, then each break that is really cheaper. */
export function tiersOf(normalPrice: number, breaks: readonly QuantityBreak[]): readonly Tier[] {
  const steps = [{ fromQuantity: 1, price: normalPrice }];
  for (const step of breaks.toSorted((a, b) => a.fromQuantity - b.fromQuantity)) {
    const last = steps.at(-1);
    if (last && step.price < last.price) {
      if (step.fromQuantity <= last.fromQuantity) steps.pop();
      steps.push(step);
    }
  }
  return steps
    .map(({ fromQuantity, price }, index) => ({
      from: fromQuantity,
      to: (steps[index + 1]?.fromQuantity ?? 0) - 1 || null,
      price,
      saving: normalPrice > 0 ? Math.round((1 - price / normalPrice) * 100) : 0,
    }))
    .map((tier, index) => (index === steps.length - 1 ? { ...tier, to: null } : tier));
}

/** The tier that a quantity reaches; the first one for a quantity that reaches none. */
export const tierAt = (tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.findLast((tier) => quantity >= tier.from) ?? tiers[0];

/** How many more units reach the next tier, and its price; null on the last one. The first holds for any quantity. */
export function nextTier(tiers: readonly Tier[], quantity: number): { missing: number; price: number } | null {
  const next = tiers.slice(1).find((tier) => tier.from > quantity);
  return next ? { missing: next.from - quantity, price: next.price } : null;
}

type Priced = Pick<VariationMember, 'price' | 'salePrice' | 'quantityBreaks'>;

/** The rows of an article's quantity price table; none where prices are hidden. */
export function tiersFor({ price, salePrice, quantityBreaks }: Priced): readonly Tier[] {
  const normal = salePrice ?? price;
  return normal === null ? [] : tiersOf(normal, quantityBreaks);
}

/** What one unit costs, in KM, where so many of it are ordered; null where prices are hidden. */
export const priceAt = (article: Priced, quantity: number): number | null =>
  tierAt(tiersFor(article), quantity)?.price ?? null;
