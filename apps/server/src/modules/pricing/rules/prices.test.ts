import { type Feninga, feninga, oldPriceOf } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountFor, type DiscountRow } from './discounts.ts';
import { NO_TERMS, computeUnitPrice, type PriceFacts } from './prices.ts';

const amount = fc.integer({ min: 1, max: 1_000_000 }).map(feninga);
const maybe = fc.option(amount, { nil: null });
const facts: fc.Arbitrary<PriceFacts> = fc.record({
  netPrice: amount,
  retailPrice: amount,
  taxRateBp: fc.constant(1700),
  promotionNetPrice: maybe,
  promotionRetailPrice: maybe,
  quantityPrices: fc.array(fc.record({ fromQuantity: fc.integer({ min: 2, max: 100 }), price: amount }), {
    maxLength: 4,
  }),
});
const conditions = fc.record({ contractPrice: maybe, discountBp: fc.integer({ min: 0, max: 10_000 }) });
const quantity = fc.integer({ min: 1, max: 200 });

const PLAIN: PriceFacts = {
  netPrice: feninga(1000),
  retailPrice: feninga(1500),
  taxRateBp: 1700,
  promotionNetPrice: null,
  promotionRetailPrice: null,
  quantityPrices: [],
};
const wholesale = { retail: false, quantity: 1 };

describe('offerOf', () => {
  it.each<[string, { facts?: Partial<PriceFacts>; own?: Partial<typeof NO_TERMS> }, number, string]>([
    ['the list price', {}, 1000, 'list'],
    ['a contract price', { own: { contractPrice: feninga(900) } }, 900, 'contract'],
    ['no dearer contract price', { own: { contractPrice: feninga(1100) } }, 1000, 'list'],
    [
      'a sale below the contract',
      { facts: { promotionNetPrice: feninga(800) }, own: { contractPrice: feninga(900) } },
      800,
      'sale',
    ],
    [
      'a contract below the sale',
      { facts: { promotionNetPrice: feninga(950) }, own: { contractPrice: feninga(900) } },
      900,
      'contract',
    ],
    ['of equals the list price', { own: { contractPrice: feninga(1000) } }, 1000, 'list'],
    [
      'of equals the contract',
      { facts: { promotionNetPrice: feninga(900) }, own: { contractPrice: feninga(900) } },
      900,
      'contract',
    ],
    ['a discount', { own: { discountBp: 1250 } }, 875, 'company_discount'],
  ])('takes %s', (_, { facts: more, own }, price, source) => {
    const offer = computeUnitPrice({ ...PLAIN, ...more }, { ...NO_TERMS, ...own }, wholesale);
    expect([offer.price, offer.source]).toEqual([price, source]);
  });

  it('reaches a quantity break at its quantity and not one piece before', () => {
    const withBreak = { ...PLAIN, quantityPrices: [{ fromQuantity: 10, price: feninga(700) }] };
    const before = computeUnitPrice(withBreak, NO_TERMS, { retail: false, quantity: 9 });
    expect([before.price, before.nextBreak]).toEqual([1000, { fromQuantity: 10, price: 700 }]);
    const at = computeUnitPrice(withBreak, NO_TERMS, { retail: false, quantity: 10 });
    expect([at.price, at.source, at.nextBreak]).toEqual([700, 'quantity_break', null]);
  });

  it('gives private customers retail prices only', () => {
    fc.assert(
      fc.property(facts, conditions, quantity, (article, own, count) => {
        const offer = computeUnitPrice(article, own, { retail: true, quantity: count });
        expect(offer.price).toBe(Math.min(article.retailPrice, article.promotionRetailPrice ?? article.retailPrice));
        expect(offer.nextBreak).toBeNull();
      }),
    );
  });

  it('is the lowest of all that applies, and never above the list price', () => {
    fc.assert(
      fc.property(facts, conditions, quantity, (article, own, count) => {
        const reached = article.quantityPrices.filter((step) => step.fromQuantity <= count).map((step) => step.price);
        const less = article.netPrice - Math.round((article.netPrice * own.discountBp) / 10_000);
        const all = [article.netPrice, own.contractPrice, article.promotionNetPrice, less, ...reached];
        const offer = computeUnitPrice(article, own, { retail: false, quantity: count });
        expect(offer.price).toBe(Math.min(...all.filter((one): one is Feninga => one !== null)));
      }),
    );
  });

  it('never grows with the quantity', () => {
    fc.assert(
      fc.property(facts, conditions, quantity, (article, own, count) => {
        const one = computeUnitPrice(article, own, { retail: false, quantity: count });
        const more = computeUnitPrice(article, own, { retail: false, quantity: count + 1 });
        expect(more.price).toBeLessThanOrEqual(one.price);
      }),
    );
  });

  it('keeps its word about the next break', () => {
    fc.assert(
      fc.property(facts, conditions, quantity, (article, own, count) => {
        const { nextBreak, price } = computeUnitPrice(article, own, { retail: false, quantity: count });
        if (!nextBreak) return;
        const then = computeUnitPrice(article, own, { retail: false, quantity: nextBreak.fromQuantity });
        expect(then.price).toBeLessThan(price);
      }),
    );
  });
});

describe('the price without the rule that won', () => {
  it.each([
    [
      'the sale against the discount of the company, not against the list',
      { promotionNetPrice: feninga(2_120) },
      500,
      [2_365, 10],
    ],
    ['the discount of the company against the list', {}, 1_000, [2_490, 10]],
    ['nothing where the list price holds', {}, 0, null],
  ])('is %s', (_, more, discountBp, old) => {
    const offer = computeUnitPrice(
      { ...PLAIN, netPrice: feninga(2_490), ...more },
      { contractPrice: null, discountBp },
      wholesale,
    );
    const found = oldPriceOf(offer);
    expect(found && [found.amount, found.percent]).toEqual(old);
  });

  it('is against the next best rule for a break that is reached', () => {
    const quantityPrices = [
      { fromQuantity: 10, price: feninga(900) },
      { fromQuantity: 50, price: feninga(700) },
    ];
    const offer = computeUnitPrice(
      { ...PLAIN, quantityPrices },
      { contractPrice: feninga(950), discountBp: 0 },
      { retail: false, quantity: 60 },
    );
    expect(oldPriceOf(offer)).toEqual({ amount: 950, percent: 26 });
  });

  it('is the price of the same caller under the same rules but the one that won', () => {
    fc.assert(
      fc.property(facts, conditions, quantity, fc.boolean(), (article, own, count, retail) => {
        const buying = { retail, quantity: count };
        const offer = computeUnitPrice(article, own, buying);
        const without = {
          ...article,
          ...(offer.source === 'sale' && { promotionNetPrice: null, promotionRetailPrice: null }),
          ...(offer.source === 'quantity_break' && { quantityPrices: [] }),
        };
        const less = {
          contractPrice: offer.source === 'contract' ? null : own.contractPrice,
          discountBp: offer.source === 'company_discount' ? 0 : own.discountBp,
        };
        expect(offer.priceWithoutRule).toBe(computeUnitPrice(without, less, buying).price);
      }),
    );
  });
});

describe('discountFor', () => {
  const row = (percentBp: number, scope: Partial<DiscountRow>): DiscountRow => ({
    id: percentBp,
    brandId: null,
    categoryId: null,
    percentBp,
    ...scope,
  });
  const article = {
    brandId: 7,
    distances: new Map([
      [30, 0],
      [20, 1],
      [10, 2],
    ]),
  };

  it.each<[string, DiscountRow[], number]>([
    ['nothing agreed', [], 0],
    ['another brand', [row(500, { brandId: 8 })], 0],
    ['another category', [row(500, { categoryId: 99 })], 0],
    [
      'the nearer category, though its discount is lower',
      [row(900, { categoryId: 10 }), row(300, { categoryId: 30 })],
      300,
    ],
    ['category before brand', [row(900, { brandId: 7 }), row(300, { categoryId: 10 })], 300],
    ['brand before everything', [row(900, {}), row(300, { brandId: 7 })], 300],
    ['both before the nearest category', [row(900, { categoryId: 30 }), row(300, { brandId: 7, categoryId: 10 })], 300],
    ['the higher of equals', [row(300, { brandId: 7 }), row(400, { brandId: 7 })], 400],
  ])('%s', (_, rows, percent) => {
    expect(discountFor(rows, article)).toBe(percent);
    expect(discountFor([...rows].reverse(), article)).toBe(percent);
  });
});
