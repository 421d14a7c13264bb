import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countText, PAGE_WINDOW, pageSlots, rangeOf } from './pagination.logic.ts';

describe('pageSlots', () => {
  it('offers three pages on each side, the first and the last', () => {
    expect(pageSlots(8, 16)).toEqual([1, 'gap', 5, 6, 7, 8, 9, 10, 11, 'gap', 16]);
    expect(pageSlots(1, 16)).toEqual([1, 2, 3, 4, 'gap', 16]);
    expect(pageSlots(4, 5)).toEqual([1, 2, 3, 4, 5]);
    expect(pageSlots(1, 1)).toEqual([1]);
  });

  it('rises strictly, holds the ends and the window, and a gap always hides a page', () => {
    const pages = fc
      .integer({ min: 1, max: 500 })
      .chain((total) => fc.tuple(fc.integer({ min: 1, max: total }), fc.constant(total)));
    fc.assert(
      fc.property(pages, ([current, total]) => {
        const slots = pageSlots(current, total);
        const numbers = slots.filter((slot) => slot !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        expect(numbers[0]).toBe(1);
        expect(numbers.at(-1)).toBe(total);
        for (let page = current - PAGE_WINDOW; page <= current + PAGE_WINDOW; page += 1)
          expect(numbers.includes(page)).toBe(page >= 1 && page <= total);
        slots.forEach((slot, index) => {
          if (slot !== 'gap') return;
          expect(Number(slots[index + 1]) - Number(slots[index - 1])).toBeGreaterThan(1);
        });
      }),
    );
  });
});

describe('rangeOf', () => {
  it('counts from 1 and ends with the last row', () => {
    expect(rangeOf(1, 24, 366)).toEqual({ from: 1, to: 24 });
    expect(rangeOf(16, 24, 366)).toEqual({ from: 361, to: 366 });
    expect(rangeOf(1, 24, 0)).toEqual({ from: 0, to: 0 });
  });
});

it('a number that is counted no further says so', () => {
  expect(countText(24_999, 25_000)).toBe('24.999');
  expect(countText(25_000, 25_000)).toBe('25.000+');
  expect(countText(1_000_000)).toBe('1.000.000');
});
