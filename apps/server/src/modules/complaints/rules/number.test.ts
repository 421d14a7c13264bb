import { expect, it } from 'vitest';
import { formatComplaintNumber } from './number.ts';

it.each([
  [2026, 141, 'R-26-0141'],
  [2009, 1, 'R-09-0001'],
  [2026, 12_345, 'R-26-12345'],
])('the complaint %i/%i has the number %s', (year, sequence, number) => {
  expect(formatComplaintNumber({ year, sequence })).toBe(number);
});
