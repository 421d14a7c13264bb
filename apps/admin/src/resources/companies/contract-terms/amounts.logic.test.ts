import { expect, it } from 'vitest';
import { percentOf, percentText, priceOf, reductionOf } from './amounts.logic.ts';

it.each([
  ['12,5', 12.5],
  ['100', 100],
  ['0,01', 0.01],
  ['0', null],
  ['100,01', null],
  ['-5', null],
  ['pola', null],
  ['', null],
])('parses the percentage %j as %j', (typed, expected) => {
  expect(percentOf(typed)).toBe(expected);
});

it('parses a percentage that it formatted', () => {
  for (const percent of [0.01, 5, 12.5, 99.99, 100]) expect(percentOf(percentText(percent))).toBe(percent);
});

it('parses a price, and returns null for other text', () => {
  expect([priceOf('1.234,50'), priceOf('0'), priceOf('x'), priceOf('-1')]).toEqual([1_234.5, 0, null, null]);
});

it('calculates the reduction of a price', () => {
  expect([reductionOf(10, 8.2), reductionOf(10, 11), reductionOf(0, 1)]).toEqual([18, -10, null]);
});
