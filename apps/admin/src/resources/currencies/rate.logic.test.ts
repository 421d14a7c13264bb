import { expect, it } from 'vitest';
import { converted, rateOf, rateText } from './rate.logic.ts';

it.each([
  ['1,95583', 1.955_83],
  [' 0.016689 ', 0.016_689],
  ['2', 2],
])('reads %j as %d', (typed, rate) => {
  expect(rateOf(typed)).toBe(rate);
});

it.each(['', '0', '0,0000001', '-1', '1.234,5', 'euro'])('takes %j for no rate', (typed) => {
  expect(rateOf(typed)).toBeNull();
});

it('writes rates as they are typed, and converts by them', () => {
  expect([1, 1.955_83, 0.000_001, 100].map(rateText)).toEqual(['1', '1,95583', '0,000001', '100']);
  expect(converted(100, 1.955_83)).toBe('51,13');
});
