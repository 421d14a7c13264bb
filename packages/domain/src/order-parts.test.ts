import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feninga, sum } from './money.ts';
import { mergeTaxGroups, splitTotals, type SplitLine } from './order-parts.ts';
import { grossFromNet, grossTotals, netTotals, STANDARD_VAT_BP } from './tax.ts';

const line = fc
  .record({
    articleId: fc.nat(1_000),
    unitPrice: fc.integer({ min: 10, max: 500_000 }).map(feninga),
    quantity: fc.integer({ min: 1, max: 400 }),
    taxRateBp: fc.constantFrom(STANDARD_VAT_BP, STANDARD_VAT_BP, 0, 333, 2_501),
    off: fc.double({ min: 0, max: 1, noNaN: true }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ off, part, ...rest }): SplitLine => ({
    ...rest,
    discount: feninga(Math.floor(off * rest.unitPrice * rest.quantity)),
    second: Math.round(part * rest.quantity),
  }));
const goods = fc.array(line, { minLength: 1, maxLength: 12 });
const postages = fc.integer({ min: 0, max: 5_000 }).map(feninga);

const priced = (lines: readonly SplitLine[], postage: ReturnType<typeof feninga>) =>
  [...lines, { unitPrice: postage, quantity: 1, taxRateBp: STANDARD_VAT_BP, discount: feninga(0) }].filter(
    ({ unitPrice }) => unitPrice > 0,
  );
/** More in the long run. */
const runs = { numRuns: Math.max(300, fc.readConfigureGlobal().numRuns ?? 0) };

describe('the two parts of an order', () => {
  it.each([
    { prices: 'net', isGross: false, totals: netTotals, withVat: (net: ReturnType<typeof feninga>) => net },
    {
      prices: 'gross',
      isGross: true,
      totals: grossTotals,
      withVat: (net: ReturnType<typeof feninga>) => grossFromNet(net, STANDARD_VAT_BP),
    },
  ])(
    'add up to it, to the feninga, at $prices prices',
    ({ isGross, totals, withVat }) => {
      fc.assert(
        fc.property(goods, postages, (lines, postageNet) => {
          const postage = withVat(postageNet);
          const source = totals(priced(lines, postage));
          const { first, second } = splitTotals({ isGross, lines, postage, taxGroups: source.taxGroups });
          for (const figure of ['net', 'vat', 'total', 'discount'] as const)
            expect(first[figure] + second[figure]).toBe(source[figure]);
          for (const { taxRateBp, vat } of source.taxGroups) {
            const vatOf = (part: typeof first) =>
              part.taxGroups.find((group) => group.taxRateBp === taxRateBp)?.vat ?? 0;
            expect(vatOf(first) + vatOf(second)).toBe(vat);
          }
          for (const part of [first, second])
            for (const { net, vat } of part.taxGroups) expect(Math.min(net, vat)).toBeGreaterThanOrEqual(0);
          lines.forEach(({ unitPrice, quantity, second: later, discount }, index) => {
            const [now = 0, rest = 0] = [first.discounts[index], second.discounts[index]];
            expect(now + rest).toBe(discount);
            expect(now).toBeLessThanOrEqual(unitPrice * (quantity - later));
            expect(rest).toBeLessThanOrEqual(unitPrice * later);
          });
        }),
        runs,
      );
    },
    600_000,
  );

  it('are what orders of their own would come to, but for one feninga of VAT of each rate', () => {
    fc.assert(
      fc.property(goods, postages, (lines, postage) => {
        const { taxGroups } = netTotals(priced(lines, postage));
        const { first, second } = splitTotals({ isGross: false, lines, postage, taxGroups });
        const alone = (part: typeof first, quantityOf: (one: SplitLine) => number, paid: typeof postage) =>
          netTotals(
            priced(
              lines.map((one, index) => ({
                ...one,
                quantity: quantityOf(one),
                discount: part.discounts[index] ?? feninga(0),
              })),
              paid,
            ),
          );
        for (const [part, own] of [
          [first, alone(first, (one) => one.quantity - one.second, postage)],
          [second, alone(second, (one) => one.second, feninga(0))],
        ] as const) {
          expect(part.net).toBe(own.net);
          expect(Math.abs(part.vat - own.vat)).toBeLessThanOrEqual(own.taxGroups.length);
        }
      }),
      runs,
    );
  }, 600_000);

  it('come together again as the order that they were', () => {
    fc.assert(
      fc.property(goods, postages, (lines, postage) => {
        const source = netTotals(priced(lines, postage));
        const { first, second } = splitTotals({ isGross: false, lines, postage, taxGroups: source.taxGroups });
        const merged = mergeTaxGroups([first.taxGroups, second.taxGroups]);
        expect(merged).toEqual(source.taxGroups.filter(({ total }) => total > 0));
      }),
      runs,
    );
  }, 600_000);

  it('cannot hold more than the line, or less than nothing', () => {
    const one: SplitLine = {
      articleId: 1,
      unitPrice: feninga(100),
      quantity: 3,
      discount: feninga(0),
      taxRateBp: 1700,
      second: 4,
    };
    for (const second of [4, -1, 0.5])
      expect(() =>
        splitTotals({ isGross: false, lines: [{ ...one, second }], postage: feninga(0), taxGroups: [] }),
      ).toThrow(RangeError);
  });
});

it('keeps every feninga of the orders that are merged, however they were rounded', () => {
  const orders = fc.array(goods, { minLength: 2, maxLength: 20 });
  fc.assert(
    fc.property(orders, (carts) => {
      const sources = carts.map((lines) => netTotals(lines));
      const merged = mergeTaxGroups(sources.map(({ taxGroups }) => taxGroups));
      for (const figure of ['net', 'vat', 'total'] as const)
        expect(sum(merged.map((group) => group[figure]))).toBe(sum(sources.map((source) => source[figure])));
      expect(new Set(merged.map(({ taxRateBp }) => taxRateBp)).size).toBe(merged.length);
    }),
    runs,
  );
});
