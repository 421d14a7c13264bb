import { expect, it } from 'vitest';
import { randomFor } from './random.ts';

it('gives the same numbers for the same purpose, on every machine', () => {
  const random = randomFor('a shelf');
  expect(Array.from({ length: 5 }, () => random.between(1, 1_000))).toEqual([469, 916, 234, 167, 119]);
});

it('gives other numbers for another purpose', () => {
  expect(randomFor('a shelf').next()).not.toBe(randomFor('another shelf').next());
});

it('keeps between its bounds and reaches both', () => {
  const random = randomFor('bounds');
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 7)));
  expect([...drawn].sort()).toEqual([3, 4, 5, 6, 7]);
});
