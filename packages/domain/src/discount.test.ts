import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiscountedLine, spreadDiscount } from './discount.ts';
import { feninga } from './money.ts';

const line = (articleId: number, amount: number): DiscountedLine => ({ articleId, amount: feninga(amount) });

const cases = fc
  .uniqueArray(fc.record({ articleId: fc.nat(1e6), amount: fc.integer({ min: 0, max: 1e11 }).map(feninga) }), {
    selector: (each) => each.articleId,
    maxLength: 60,
  })
  .chain((lines) => {
    const total = lines.reduce((all, each) => all + each.amount, 0);
    return fc.record({ lines: fc.constant(lines), discount: fc.integer({ min: 0, max: total }).map(feninga) });
  });

describe('spreadDiscount', () => {
  it('gives the odd feninga to the largest remainder, then to the lower article id', () => {
    expect(spreadDiscount(feninga(100), [line(3, 100), line(1, 100), line(2, 100)])).toEqual([33, 34, 33]);
    expect(spreadDiscount(feninga(1), [line(1, 10), line(2, 90)])).toEqual([0, 1]);
  });

  it('adds up exactly, with no share above its line', () => {
    fc.assert(
      fc.property(cases, ({ lines, discount }) => {
        const shares = spreadDiscount(discount, lines);
        expect(shares.reduce((all, share) => all + share, 0)).toBe(discount);
        expect(shares.every((share, index) => share >= 0 && share <= (lines[index]?.amount ?? -1))).toBe(true);
      }),
    );
  });

  it('gives every article the same share whatever the order of the lines', () => {
    fc.assert(
      fc.property(cases, ({ lines, discount }) => {
        const backwards = spreadDiscount(discount, [...lines].reverse()).reverse();
        expect(spreadDiscount(discount, lines)).toEqual(backwards);
      }),
    );
  });

  it('refuses more than the lines are worth, and negative amounts', () => {
    expect(() => spreadDiscount(feninga(11), [line(1, 10)])).toThrow(RangeError);
    expect(() => spreadDiscount(feninga(-1), [line(1, 10)])).toThrow(RangeError);
    expect(() => spreadDiscount(feninga(1), [line(1, -10), line(2, 20)])).toThrow(RangeError);
  });

  it('spreads nothing over nothing', () => expect(spreadDiscount(feninga(0), [])).toEqual([]));
});
