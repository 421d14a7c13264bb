import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedQuantities, NO_TERMS, computeUnitPrice, type PriceFacts } from './prices.ts';

const amount = fc.integer({ min: 1, max: 1_000_000 }).map(feninga);
const maybe = fc.option(amount, { nil: null });
const facts: fc.Arbitrary<PriceFacts> = fc.record({
  netPrice: amount,
  retailPrice: amount,
  taxRateBp: fc.constant(1700),
  promotionNetPrice: maybe,
  promotionRetailPrice: fc.constant(null),
  quantityPrices: fc.array(fc.record({ fromQuantity: fc.integer({ min: 2, max: 100 }), price: amount }), {
    maxLength: 4,
  }),
});

describe('the quantities that count towards breaks', () => {
  const lines = fc.uniqueArray(
    fc.record({
      articleId: fc.integer({ min: 1, max: 30 }),
      quantity: fc.integer({ min: 1, max: 60 }),
      variationId: fc.constantFrom(null, 1, 2),
    }),
    { selector: ({ articleId }) => articleId, minLength: 1, maxLength: 12 },
  );
  const pricesOf = (
    all: readonly { articleId: number; quantity: number; variationId: number | null }[],
    isOn: boolean,
    article: PriceFacts,
  ) =>
    new Map(
      [...countedQuantities(all, isOn)].map(([id, counted]) => [
        id,
        computeUnitPrice(article, NO_TERMS, { retail: false, quantity: counted }).price,
      ]),
    );

  it('never raise a unit price by one piece more of a sibling', () => {
    fc.assert(
      fc.property(lines, facts, fc.nat(), (all, article, at) => {
        const more = all.map((line, index) =>
          index === at % all.length ? { ...line, quantity: line.quantity + 1 } : line,
        );
        const before = pricesOf(all, true, article);
        for (const [id, price] of pricesOf(more, true, article)) expect(price).toBeLessThanOrEqual(before.get(id) ?? 0);
      }),
    );
  });

  it('never raise a unit price by a sibling that joins', () => {
    fc.assert(
      fc.property(lines, facts, (all, article) => {
        const before = pricesOf(all.slice(1), true, article);
        const after = pricesOf(all, true, article);
        for (const [id, price] of before) expect(after.get(id)).toBeLessThanOrEqual(price);
      }),
    );
  });

  it('do not depend on the order of the lines', () => {
    fc.assert(
      fc.property(lines, fc.boolean(), (all, isOn) => {
        expect(countedQuantities(all.toReversed(), isOn)).toEqual(countedQuantities(all, isOn));
      }),
    );
  });

  it('are those of each line where variations do not count together', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const own = new Map(all.map(({ articleId, quantity: count }) => [articleId, count]));
        expect(countedQuantities(all, false)).toEqual(own);
      }),
    );
  });

  it('are the sums of the members of a variation, and of an article in several lines', () => {
    const all = [
      { articleId: 1, quantity: 20, variationId: 7 },
      { articleId: 2, quantity: 30, variationId: 7 },
      { articleId: 3, quantity: 5, variationId: 8 },
      { articleId: 4, quantity: 6, variationId: null },
      { articleId: 4, quantity: 1, variationId: null },
    ];
    expect(Object.fromEntries(countedQuantities(all, true))).toEqual({ 1: 50, 2: 50, 3: 5, 4: 7 });
  });
});
