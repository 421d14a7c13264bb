import { feninga } from '@sjaj/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedPrice } from './changed-price.ts';

const price = fc.integer({ min: 0, max: 100_000_000 }).map(feninga);
const changeBp = fc.integer({ min: -5_000, max: 5_000 });

describe('changedPrice', () => {
  it.each([
    [1_000, 250, 1_025],
    [1_000, -1_250, 875],
    [999, 50, 1_004],
    [1, -5_000, 1],
    [0, 1_000, 0],
  ])('makes %i of which %i hundredths of a percent are added %i', (before, change, after) => {
    expect(changedPrice(feninga(before), change)).toBe(after);
  });

  it('is at most half a fening from the exact amount, and a whole one where it would be nothing', () => {
    fc.assert(
      fc.property(price, changeBp, (before, change) => {
        const after = changedPrice(before, change);
        const exact = (before * (10_000 + change)) / 10_000;
        expect(Number.isInteger(after)).toBe(true);
        expect(Math.abs(after - exact)).toBeLessThanOrEqual(before > 0 && exact < 0.5 ? 1 : 0.5);
      }),
    );
  });

  it('keeps the order of prices, makes none free, and rises or falls as asked', () => {
    fc.assert(
      fc.property(price, price, changeBp, (a, b, change) => {
        const [low, high] = a < b ? [a, b] : [b, a];
        expect(changedPrice(low, change)).toBeLessThanOrEqual(changedPrice(high, change));
        expect(changedPrice(a, change) > 0).toBe(a > 0);
        expect(Math.sign(changedPrice(a, change) - a) * Math.sign(change)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
