import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceAt, STOPS, stopAt } from './price-scale.logic.ts';

const bounds = fc
  .tuple(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 1_000_000 }))
  .map(([low, more]) => ({ lowest: low / 100, highest: (low + more) / 100 }));

describe('the scale of the price slider', () => {
  it('ends at the lowest and the highest price', () => {
    fc.assert(
      fc.property(bounds, (range) => {
        expect(priceAt(0, range)).toBe(range.lowest);
        expect(priceAt(STOPS, range)).toBe(range.highest);
        expect(stopAt(range.lowest, range)).toBe(0);
        expect(stopAt(range.highest, range)).toBe(STOPS);
      }),
    );
  });

  it('rises and stays in the range', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: 1, max: STOPS }), (range, stop) => {
        const price = priceAt(stop, range);
        expect(price).toBeGreaterThanOrEqual(priceAt(stop - 1, range));
        expect(price).toBeLessThanOrEqual(range.highest);
        expect(Math.round(price * 100) / 100).toBe(price);
      }),
    );
  });

  it('uses half of the slider for the cheaper half of a catalogue', () => {
    expect(priceAt(50, { lowest: 1, highest: 10_000 })).toBe(100);
    expect(stopAt(100, { lowest: 1, highest: 10_000 })).toBe(50);
  });
});
