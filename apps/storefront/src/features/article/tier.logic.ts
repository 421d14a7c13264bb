import type { OldPriceView, QuantityBreak, VariationMember } from '@sjaj/contract';

export interface Tier {
  readonly from: number;
  /** Null: no upper bound. */
  readonly to: number | null;
  /** KM for one unit. */
  readonly price: number;
  /** Null if none is shown. */
  readonly oldPrice: OldPriceView | null;
}

/** Rows of the quantity price table: the normal price, then each break below it. */
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

/** The tier that a quantity reaches; the first one if it reaches none. */
export const tierAt = (tiers: readonly Tier[], quantity: number): Tier | undefined =>
  tiers.findLast((tier) => quantity >= tier.from) ?? tiers[0];

/** Units missing for the next tier, and its price; null on the last tier. The first tier applies to any quantity. */
export function nextTier(tiers: readonly Tier[], quantity: number): { missing: number; price: number } | null {
  const next = tiers.slice(1).find((tier) => tier.from > quantity);
  return next ? { missing: next.from - quantity, price: next.price } : null;
}

type Priced = Pick<VariationMember, 'price' | 'salePrice' | 'oldPrice' | 'quantityBreaks'>;

/** Rows of an article's quantity price table; none if prices are hidden. */
export function tiersFor({ price, salePrice, oldPrice, quantityBreaks }: Priced): readonly Tier[] {
  const normal = salePrice ?? price;
  return normal === null ? [] : tiersOf({ price: normal, oldPrice }, quantityBreaks);
}

/** Old price of one unit at this quantity. */
export const oldPriceAt = (article: Priced, quantity: number): OldPriceView | null =>
  tierAt(tiersFor(article), quantity)?.oldPrice ?? null;

/** Price of one unit at this quantity, in KM; null if prices are hidden. */
export const priceAt = (article: Priced, quantity: number): number | null =>
  tierAt(tiersFor(article), quantity)?.price ?? null;
