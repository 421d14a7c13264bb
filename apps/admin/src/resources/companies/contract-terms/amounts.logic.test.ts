import { expect, it } from 'vitest';
import { percentOf, percentText } from './amounts.logic.ts';

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
