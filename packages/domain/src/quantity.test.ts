import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestQuantity, lowestQuantity, nearestQuantities, findQuantityError, stepQuantity } from './quantity.ts';

const rules = fc.record({ minimum: fc.integer({ min: 1, max: 500 }), pack: fc.integer({ min: 1, max: 500 }) });
const wishes = fc.integer({ min: -50, max: 12_000 });

describe('quantity rules', () => {
  it('counts multiples from 0: a minimum of 10 in packs of 12 means 12', () => {
    expect(lowestQuantity({ minimum: 10, pack: 12 })).toBe(12);
    expect(findQuantityError(22, { minimum: 10, pack: 12 })).toBe('not_multiple');
    expect(nearestQuantities(22, { minimum: 10, pack: 12 })).toEqual({ lower: 12, upper: 24 });
  });

  it.each([
    [0, 'below_minimum'],
    [-1, 'below_minimum'],
    [1.5, 'not_whole'],
    [Number.NaN, 'not_whole'],
    [10_000, 'above_maximum'],
  ])('finds the error of %s', (quantity, error) =>
    expect(findQuantityError(quantity, { minimum: 1, pack: 1 })).toBe(error),
  );

  it('stops at the largest multiple within 9999', () => {
    expect(highestQuantity({ minimum: 1, pack: 12 })).toBe(9996);
    expect(nearestQuantities(9999, { minimum: 1, pack: 12 })).toEqual({ lower: 9996, upper: null });
  });

  it('has no valid quantity for a pack beyond the limit', () => {
    expect(nearestQuantities(5, { minimum: 1, pack: 20_000 })).toEqual({ lower: null, upper: null });
  });

  it('names only valid neighbours, the nearest ones', () => {
    fc.assert(
      fc.property(wishes, rules, (wished, rule) => {
        const { lower, upper } = nearestQuantities(wished, rule);
        if (lower !== null) {
          expect(findQuantityError(lower, rule)).toBeNull();
          expect(wished - lower < rule.pack || lower === highestQuantity(rule)).toBe(true);
        }
        if (upper !== null) {
          expect(findQuantityError(upper, rule)).toBeNull();
          expect(upper - wished < rule.pack || upper === lowestQuantity(rule)).toBe(true);
        }
        expect(findQuantityError(wished, rule) === null).toBe(lower === wished && upper === wished);
      }),
    );
  });

  it('steps from anywhere to a valid quantity in the right direction', () => {
    fc.assert(
      fc.property(wishes, rules, (quantity, rule) => {
        const up = stepQuantity(quantity, 1, rule);
        const down = stepQuantity(quantity, -1, rule);
        expect([findQuantityError(up, rule), findQuantityError(down, rule)]).toEqual([null, null]);
        expect(up > quantity || up === highestQuantity(rule)).toBe(true);
        expect(down < quantity || down === lowestQuantity(rule)).toBe(true);
      }),
    );
  });
});
