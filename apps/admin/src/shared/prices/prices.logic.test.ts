import { expect, it } from 'vitest';
import { differenceOf, priceOf } from './prices.logic.ts';

it('parses a price, and returns null for other text', () => {
  expect([priceOf('1.234,50'), priceOf('0'), priceOf('x'), priceOf('-1')]).toEqual([1_234.5, 0, null, null]);
});

it('calculates the difference from a list price, without a minus before a zero', () => {
  expect([differenceOf(10, 8.2), differenceOf(10, 11), differenceOf(0, 1)]).toEqual([-18, 10, null]);
  expect(Object.is(differenceOf(10_000, 9_999.99), 0)).toBe(true);
});
