import type { OldPriceView, QuantityBreak, VariationMember } from '@sjaj/contract';

export interface Tier {
  readonly from: number;
  /** null: no upper end. */
  readonly to: number | null;
  /** KM for one unit. */
  readonly price: number;
  /** Null where none is shown. */
  readonly oldPrice: OldPriceView | null;
}

/** The rows of the quantity price table: the normal price first, then each break that is really cheaper. */
export function tiersOf(first: Omit<Tier, 'from' | 'to'>, breaks: readonly QuantityBreak[]): readonly Tier[] {
  const steps = [{ ...first, fromQuantity: 1 }];
  for (const step of breaks.toSorted((a, b) => a.fromQuantity - b.fromQuantity)) {
    const last = steps.at(-1);
    if (last && step.price < last.price) {
      if (step.fromQuantity <= last.fromQuantity) steps.pop();
      steps.push(step);
    }
  }
  return steps
    .map(({ fromQuantity, price, oldPrice }, index) => ({
      from: fromQuantity,
      to: (steps[index + 1]?.fromQuantity ?? 0) - 1 || null,
      price,
      oldPrice,
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

type Priced = Pick<VariationMember, 'price' | 'salePrice' | 'oldPrice' | 'quantityBreaks'>;

/** The rows of an article's quantity price table; none where prices are hidden. */
export function tiersFor({ price, salePrice, oldPrice, quantityBreaks }: Priced): readonly Tier[] {
  const normal = salePrice ?? price;
  return normal === null ? [] : tiersOf({ price: normal, oldPrice }, quantityBreaks);
}

/** The struck price of one unit where so many of it are ordered. */
export const oldPriceAt = (article: Priced, quantity: number): OldPriceView | null =>
  tierAt(tiersFor(article), quantity)?.oldPrice ?? null;

/** What one unit costs, in KM, where so many of it are ordered; null where prices are hidden. */
export const priceAt = (article: Priced, quantity: number): number | null =>
  tierAt(tiersFor(article), quantity)?.price ?? null;
