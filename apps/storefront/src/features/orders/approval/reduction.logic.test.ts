import { expect, it } from 'vitest';
import { chosenLines, isReduction } from './reduction.logic.ts';

const LINE = { id: 7, quantity: 12 };

it.each([
  ['', true, []],
  ['12', true, []],
  ['6', true, [{ lineId: 7, quantity: 6 }]],
  [' 0 ', true, [{ lineId: 7, quantity: 0 }]],
  ['13', false, []],
  ['pet', false, []],
  ['-1', false, []],
])('reads %j as fitting: %j', (text, fits, lines) => {
  expect(isReduction(LINE, { 7: text })).toBe(fits);
  expect(chosenLines([LINE], { 7: text })).toEqual(lines);
});
