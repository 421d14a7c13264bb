import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextTier, tierAt, tiersOf } from './tier.logic.ts';

const old = (percent: number) => ({ amount: 8.9, percent });
const step = (fromQuantity: number, price: number, percent = 0) => ({
  fromQuantity,
  price,
  oldPrice: percent === 0 ? null : old(percent),
  priceWithVat: price,
});
const first = (price: number) => ({ price, oldPrice: null });

describe('quantity prices', () => {
  const tiers = tiersOf(first(8.9), [step(50, 7.6, 15), step(10, 8.2, 8)]);

  it('begin with the normal price and end without an upper bound', () => {
    expect(tiers).toEqual([
      { from: 1, to: 9, price: 8.9, oldPrice: null },
      { from: 10, to: 49, price: 8.2, oldPrice: old(8) },
      { from: 50, to: null, price: 7.6, oldPrice: old(15) },
    ]);
  });

  it('determine the tier that a quantity reaches and the units missing for the next', () => {
    expect(tierAt(tiers, 9)?.price).toBe(8.9);
    expect(tierAt(tiers, 10)?.price).toBe(8.2);
    expect(tierAt(tiers, 0)?.price).toBe(8.9);
    expect(nextTier(tiers, 10)).toEqual({ missing: 40, price: 7.6 });
    expect(nextTier(tiers, 50)).toBeNull();
    expect(nextTier(tiersOf(first(8.9), []), 0)).toBeNull();
  });

  it('omit a break that is not below the price of the caller', () => {
    expect(tiersOf(first(8), [step(10, 8.2), step(50, 7.6)]).map(({ from }) => from)).toEqual([1, 50]);
  });

  it('have falling prices and do not overlap', () => {
    const breaks = fc.array(fc.tuple(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 5_000 })), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5_000 }), breaks, (normal, all) => {
        const found = tiersOf(
          first(normal / 100),
          all.map(([from, price]) => step(from, price / 100)),
        );
        found.slice(1).forEach((tier, index) => {
          const before = found[index];
          expect(before?.to).toBe(tier.from - 1);
          expect(tier.price).toBeLessThan(before?.price ?? 0);
        });
        expect(found.at(-1)?.to).toBeNull();
      }),
    );
  });
});
