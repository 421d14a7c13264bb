import { expect, it } from 'vitest';
import { compareAddress, comparedIds, toggled } from './compare-choice.logic.ts';

it('reads ids of an address: each once, four at most, nothing that is no id', () => {
  expect(comparedIds('12,34')).toEqual([12, 34]);
  expect(comparedIds('12,12,x,-3,1.5,0,,7,8,9,10')).toEqual([12, 7, 8, 9]);
  expect(comparedIds(null)).toEqual([]);
  expect(comparedIds(compareAddress([5, 6]).split('=')[1])).toEqual([5, 6]);
});

it('takes an article in and out, and no fifth', () => {
  expect(toggled([], 1)).toEqual([1]);
  expect(toggled([1, 2], 1)).toEqual([2]);
  expect(toggled([1, 2, 3, 4], 5)).toBeNull();
  expect(toggled([1, 2, 3, 4], 4)).toEqual([1, 2, 3]);
});
